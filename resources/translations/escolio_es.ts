<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>CitationTooltip</name>
        <message>
            <source>… and one more line</source>
            <translation>… y una línea más</translation>
        </message>
        <message>
            <source>… and %1 more lines</source>
            <translation>… y %1 líneas más</translation>
        </message>
    </context>
    <context>
        <name>CommandLine</name>
        <message>
            <source>Annotated reading of source code.</source>
            <translation>Lectura anotada de código fuente.</translation>
        </message>
        <message>
            <source>Read by the plan in FILE instead of the workspace's.</source>
            <translation>Leer con el plan de FILE en vez del que tenga el espacio de trabajo.</translation>
        </message>
        <message>
            <source>Read the source ID in the folder PATH, this time, perhaps at REV.</source>
            <translation>Leer la fuente ID en la carpeta PATH, esta vez, si acaso en REV.</translation>
        </message>
        <message>
            <source>Open the sample reading.</source>
            <translation>Abrir la lectura de ejemplo.</translation>
        </message>
        <message>
            <source>Draw the window once it is ready, save it in PNG and end.</source>
            <translation>Dibujar la ventana cuando esté lista, guardarla en PNG y terminar.</translation>
        </message>
        <message>
            <source>The workspace to open.</source>
            <translation>El espacio de trabajo que se abre.</translation>
        </message>
        <message>
            <source>escolio: only one folder can be opened
</source>
            <translation>escolio: solo se puede abrir una carpeta
</translation>
        </message>
    </context>
    <context>
        <name>MainActions</name>
        <message>
            <source>&amp;Open a folder…</source>
            <translation>&amp;Abrir una carpeta…</translation>
        </message>
        <message>
            <source>&amp;Begin Lab 03…</source>
            <translation>&amp;Empezar el Lab 03…</translation>
        </message>
        <message>
            <source>&amp;Try the sample</source>
            <translation>&amp;Probar el ejemplo</translation>
        </message>
        <message>
            <source>&amp;Close the workspace</source>
            <translation>&amp;Cerrar el espacio de trabajo</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Guardar</translation>
        </message>
        <message>
            <source>Save &amp;all</source>
            <translation>Guardar &amp;todo</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Find the next</source>
            <translation>Buscar el siguiente</translation>
        </message>
        <message>
            <source>Find the previous</source>
            <translation>Buscar el anterior</translation>
        </message>
        <message>
            <source>&amp;Go to line…</source>
            <translation>&amp;Ir a la línea…</translation>
        </message>
        <message>
            <source>Cite</source>
            <translation>Citar</translation>
        </message>
        <message>
            <source>Copy the citation</source>
            <translation>Copiar la cita</translation>
        </message>
        <message>
            <source>Next part of the window</source>
            <translation>Parte siguiente de la ventana</translation>
        </message>
        <message>
            <source>Previous part of the window</source>
            <translation>Parte anterior de la ventana</translation>
        </message>
        <message>
            <source>S&amp;ettings…</source>
            <translation>A&amp;justes…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <source>&amp;Places and pins</source>
            <translation>&amp;Sitios y pines</translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Save before closing?</source>
            <translation>¿Guardar antes de cerrar?</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>Sin guardar: %1</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Guardar</translation>
        </message>
        <message>
            <source>&amp;Do not save</source>
            <translation>&amp;No guardar</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>%1 was changed by another program</source>
            <translation>Otro programa ha modificado %1</translation>
        </message>
        <message>
            <source>You have text in the window that is not saved. Nothing is lost yet: keep yours and write it over the file, or take the file's text (undo brings yours back).</source>
            <translation>Tienes texto en la ventana sin guardar. Aún no se ha perdido nada: quédate con el tuyo y escríbelo sobre el fichero, o toma el texto del fichero (deshacer recupera el tuyo).</translation>
        </message>
        <message>
            <source>&amp;Keep mine</source>
            <translation>&amp;Quedarme con el mío</translation>
        </message>
        <message>
            <source>&amp;Take the file's</source>
            <translation>&amp;Tomar el del fichero</translation>
        </message>
        <message>
            <source>Decide later</source>
            <translation>Decidirlo después</translation>
        </message>
        <message>
            <source>%1 was not saved</source>
            <translation>%1 no se ha guardado</translation>
        </message>
        <message>
            <source>The text stays in the window.</source>
            <translation>El texto sigue en la ventana.</translation>
        </message>
        <message>
            <source>%1 could not be read</source>
            <translation>%1 no se ha podido leer</translation>
        </message>
        <message>
            <source>Your text stays in the window.</source>
            <translation>Tu texto sigue en la ventana.</translation>
        </message>
        <message>
            <source>That could not be opened</source>
            <translation>No se ha podido abrir</translation>
        </message>
        <message>
            <source>What you were reading stays as it is.</source>
            <translation>Lo que estabas leyendo se queda como está.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>SourceMessages</name>
        <message>
            <source>This source has no place on this computer yet</source>
            <translation>Esta fuente aún no tiene sitio en este ordenador</translation>
        </message>
        <message>
            <source>Choose the folder…</source>
            <translation>Elegir la carpeta…</translation>
        </message>
        <message>
            <source>No pin yet</source>
            <translation>Aún no hay pin</translation>
        </message>
        <message>
            <source>Choose the pin…</source>
            <translation>Elegir el pin…</translation>
        </message>
        <message>
            <source>The pin is not here</source>
            <translation>El pin no está aquí</translation>
        </message>
        <message>
            <source>This source cannot be read</source>
            <translation>No se puede leer esta fuente</translation>
        </message>
        <message>
            <source>Choose another folder…</source>
            <translation>Elegir otra carpeta…</translation>
        </message>
        <message>
            <source>%1 is a folder</source>
            <translation>%1 es una carpeta</translation>
        </message>
        <message>
            <source>%1 is a link, which is not followed</source>
            <translation>%1 es un enlace, que no se sigue</translation>
        </message>
        <message>
            <source>%1 is in a submodule: a repository of its own, with its own pin</source>
            <translation>%1 está en un submódulo: un repositorio aparte, con su propio pin</translation>
        </message>
        <message>
            <source>%1 only points to a large file that is kept elsewhere</source>
            <translation>%1 solo apunta a un fichero grande que está en otro sitio</translation>
        </message>
        <message>
            <source>%1 is a binary file: it has no lines to read at the pin</source>
            <translation>%1 es un fichero binario: no tiene líneas que leer en el pin</translation>
        </message>
        <message>
            <source>%1 does not exist at the pin</source>
            <translation>%1 no existe en el pin</translation>
        </message>
        <message>
            <source>%1 cannot be read</source>
            <translation>No se puede leer %1</translation>
        </message>
    </context>
    <context>
        <name>core</name>
        <message>
            <source>A value was expected here: text in quotes, a whole number, true or false, a list in [ ] or a table in { }.</source>
            <translation>Aquí se esperaba un valor: texto entre comillas, un número entero, true o false, una lista entre [ ] o una tabla entre { }.</translation>
        </message>
        <message>
            <source>This is not valid TOML: %1</source>
            <translation>Esto no es TOML válido: %1</translation>
        </message>
        <message>
            <source>Values are nested too deeply here.</source>
            <translation>Aquí hay demasiados valores anidados.</translation>
        </message>
        <message>
            <source>The file is larger than 1 MiB, which is more than such a file can need.</source>
            <translation>El fichero ocupa más de 1 MiB, más de lo que puede necesitar un fichero así.</translation>
        </message>
        <message>
            <source>This key has too many dots: at most 16 are read.</source>
            <translation>Esta clave tiene demasiados puntos: se leen 16 como mucho.</translation>
        </message>
        <message>
            <source>No file has that many lines.</source>
            <translation>Ningún fichero tiene tantas líneas.</translation>
        </message>
        <message>
            <source>%1: no citations</source>
            <translation>%1: sin citas</translation>
        </message>
        <message>
            <source>%1: its citation holds</source>
            <translation>%1: su cita se cumple</translation>
        </message>
        <message>
            <source>%1: all %2 citations hold</source>
            <translation>%1: las %2 citas se cumplen</translation>
        </message>
        <message>
            <source>%1: 1 of %2 citations does not hold</source>
            <translation>%1: 1 de %2 citas no se cumple</translation>
        </message>
        <message>
            <source>%1: %2 of %3 citations do not hold</source>
            <translation>%1: %2 de %3 citas no se cumplen</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>línea %1</translation>
        </message>
        <message>
            <source>%1: 1 of %2 citations not verified</source>
            <translation>%1: 1 de %2 citas sin comprobar</translation>
        </message>
        <message>
            <source>%1: %2 of %3 citations not verified</source>
            <translation>%1: %2 de %3 citas sin comprobar</translation>
        </message>
        <message>
            <source>“%1” does not stand in the lines that this decision cites, but in %2: cite those too.</source>
            <translation>«%1» no está en las líneas que cita esta decisión, sino en %2: cítalas también.</translation>
        </message>
        <message>
            <source>%1: identifiers not looked up</source>
            <translation>%1: identificadores sin comprobar</translation>
        </message>
        <message>
            <source>Some of the cited lines could not be looked at.</source>
            <translation>No se han podido mirar algunas de las líneas citadas.</translation>
        </message>
        <message>
            <source>%1: identifiers stand in the cited lines</source>
            <translation>%1: los identificadores están en las líneas citadas</translation>
        </message>
        <message>
            <source>%1: 1 identifier is not in the cited lines</source>
            <translation>%1: 1 identificador no está en las líneas citadas</translation>
        </message>
        <message>
            <source>%1: %2 identifiers are not in the cited lines</source>
            <translation>%1: %2 identificadores no están en las líneas citadas</translation>
        </message>
        <message>
            <source>End this note with a paragraph that ties it back.</source>
            <translation>Termina esta nota con un párrafo que la enlace con lo anterior.</translation>
        </message>
        <message>
            <source>End this note with a section “%1” that ties it back.</source>
            <translation>Termina esta nota con una sección «%1» que la enlace con lo anterior.</translation>
        </message>
        <message>
            <source>End this note with a section “%1”. %2</source>
            <translation>Termina esta nota con una sección «%1». %2</translation>
        </message>
        <message>
            <source>Nothing stands under this heading yet.</source>
            <translation>Aún no hay nada bajo este título.</translation>
        </message>
        <message>
            <source>Nothing stands under this heading yet. %1</source>
            <translation>Aún no hay nada bajo este título. %1</translation>
        </message>
        <message>
            <source>Name “%1” in the closing paragraph.</source>
            <translation>Nombra «%1» en el párrafo de cierre.</translation>
        </message>
        <message>
            <source>Name one of these in the closing paragraph: %1.</source>
            <translation>Nombra alguno de estos en el párrafo de cierre: %1.</translation>
        </message>
        <message>
            <source>Closing paragraph: %1</source>
            <translation>Párrafo de cierre: %1</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>falta</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vacío</translation>
        </message>
        <message>
            <source>does not tie back</source>
            <translation>no enlaza con lo anterior</translation>
        </message>
        <message>
            <source>Notes committed</source>
            <translation>Notas en un commit</translation>
        </message>
        <message>
            <source>Notes not committed</source>
            <translation>Notas sin commit</translation>
        </message>
        <message>
            <source>%1 files to commit</source>
            <translation>%1 ficheros sin commit</translation>
        </message>
        <message>
            <source>Save %1, then commit it.</source>
            <translation>Guarda %1 y haz commit.</translation>
        </message>
        <message>
            <source>Commit %1.</source>
            <translation>Haz commit de %1.</translation>
        </message>
        <message>
            <source>no repository</source>
            <translation>sin repositorio</translation>
        </message>
        <message>
            <source>The notes are in no repository: make one with “git init” and commit them.</source>
            <translation>Las notas no están en ningún repositorio: crea uno con «git init» y haz commit de ellas.</translation>
        </message>
        <message>
            <source>Notes committed: not verified</source>
            <translation>Notas en un commit: sin comprobar</translation>
        </message>
        <message>
            <source>“%1” is short, %2 of %3 to %4 words: %5 to add.</source>
            <translation>«%1» es corta, %2 de %3 a %4 palabras: faltan %5.</translation>
        </message>
        <message>
            <source>“%1” is long, %2 of %3 to %4 words: %5 to cut.</source>
            <translation>«%1» es larga, %2 de %3 a %4 palabras: sobran %5.</translation>
        </message>
        <message>
            <source>%1: decisions of %2 to %3 words</source>
            <translation>%1: decisiones de %2 a %3 palabras</translation>
        </message>
        <message>
            <source>%1: 1 decision is not of %2 to %3 words</source>
            <translation>%1: 1 decisión no tiene de %2 a %3 palabras</translation>
        </message>
        <message>
            <source>%1: %4 decisions are not of %2 to %3 words</source>
            <translation>%1: %4 decisiones no tienen de %2 a %3 palabras</translation>
        </message>
        <message>
            <source>%1: %2 of %3 cited decisions</source>
            <translation>%1: %2 de %3 decisiones citadas</translation>
        </message>
        <message>
            <source>%1: 1 cited decision</source>
            <translation>%1: 1 decisión citada</translation>
        </message>
        <message>
            <source>%1: %2 cited decisions</source>
            <translation>%1: %2 decisiones citadas</translation>
        </message>
        <message>
            <source>“%1” cites no lines: add a citation such as %2.</source>
            <translation>«%1» no cita líneas: añade una cita como %2.</translation>
        </message>
        <message>
            <source>“%1” counts once its citation holds: mend %2.</source>
            <translation>«%1» contará cuando su cita se cumpla: corrige %2.</translation>
        </message>
        <message>
            <source>Point out 1 more decision, with the lines that show it.</source>
            <translation>Señala 1 decisión más, con las líneas que la muestran.</translation>
        </message>
        <message>
            <source>Point out %1 more decisions, each with the lines that show it.</source>
            <translation>Señala %1 decisiones más, cada una con las líneas que la muestran.</translation>
        </message>
        <message>
            <source>line %1 has no citation</source>
            <translation>la línea %1 no tiene cita</translation>
        </message>
        <message>
            <source>line %1: broken citation</source>
            <translation>línea %1: cita rota</translation>
        </message>
        <message>
            <source>%1 to go</source>
            <translation>faltan %1</translation>
        </message>
        <message>
            <source>not verified</source>
            <translation>sin comprobar</translation>
        </message>
        <message>
            <source>%1 of %2 decisions cite lines that could not be looked at.</source>
            <translation>%1 de %2 decisiones citan líneas que no se han podido mirar.</translation>
        </message>
        <message>
            <source>%1: %2 not marked</source>
            <translation>%1: falta marcar %2</translation>
        </message>
        <message>
            <source>%1: second %2 not marked</source>
            <translation>%1: falta marcar el segundo %2</translation>
        </message>
        <message>
            <source>%1: third %2 not marked</source>
            <translation>%1: falta marcar el tercer %2</translation>
        </message>
        <message>
            <source>%1: %2 marked %3 of %4 times</source>
            <translation>%1: %2 marcado %3 de %4 veces</translation>
        </message>
        <message>
            <source>%1: mark “%2” %4 times in a label (%3 found).</source>
            <translation>%1: marca «%2» %4 veces en una etiqueta (hay %3).</translation>
        </message>
        <message>
            <source>%1: show one of these in a label: %2.</source>
            <translation>%1: muestra alguno de estos en una etiqueta: %2.</translation>
        </message>
        <message>
            <source>%1: show “%2” in a label.</source>
            <translation>%1: muestra «%2» en una etiqueta.</translation>
        </message>
        <message>
            <source>%1: a diagram is missing</source>
            <translation>%1: falta un diagrama</translation>
        </message>
        <message>
            <source>%1: diagrams show what they must</source>
            <translation>%1: los diagramas muestran lo que deben</translation>
        </message>
        <message>
            <source>This diagram has many lines, %1; %2 to %3 are advised.</source>
            <translation>Este diagrama tiene muchas líneas, %1; se aconsejan de %2 a %3.</translation>
        </message>
        <message>
            <source>%1: diagrams of %2 to %3 lines</source>
            <translation>%1: diagramas de %2 a %3 líneas</translation>
        </message>
        <message>
            <source>%1: a diagram is not of %2 to %3 lines</source>
            <translation>%1: un diagrama no tiene de %2 a %3 líneas</translation>
        </message>
        <message>
            <source>One mermaid diagram</source>
            <translation>Un diagrama mermaid</translation>
        </message>
        <message>
            <source>Two mermaid diagrams</source>
            <translation>Dos diagramas mermaid</translation>
        </message>
        <message>
            <source>Three mermaid diagrams</source>
            <translation>Tres diagramas mermaid</translation>
        </message>
        <message>
            <source>%1 mermaid diagrams</source>
            <translation>%1 diagramas mermaid</translation>
        </message>
        <message>
            <source>This diagram is never closed: end it with a line of the same marks that it begins with.</source>
            <translation>Este diagrama no se cierra: termínalo con una línea de las mismas marcas con las que empieza.</translation>
        </message>
        <message>
            <source>Mermaid knows “%1” only as “%2”.</source>
            <translation>Mermaid solo conoce «%1» como «%2».</translation>
        </message>
        <message>
            <source>This diagram does not begin with its kind, such as “flowchart TD” or “gantt”.</source>
            <translation>Este diagrama no empieza por su tipo, como «flowchart TD» o «gantt».</translation>
        </message>
        <message>
            <source>“%1” is no kind of diagram that mermaid knows: begin with one such as “flowchart TD” or “gantt”.</source>
            <translation>«%1» no es un tipo de diagrama que mermaid conozca: empieza por uno como «flowchart TD» o «gantt».</translation>
        </message>
        <message>
            <source>This diagram is empty: draw something in it.</source>
            <translation>Este diagrama está vacío: dibuja algo en él.</translation>
        </message>
        <message>
            <source>This diagram says only that it is a %1: draw something in it.</source>
            <translation>Este diagrama solo dice que es un %1: dibuja algo en él.</translation>
        </message>
        <message>
            <source>This begins like a diagram, but its fence does not say so: write “mermaid” behind the first marks.</source>
            <translation>Esto empieza como un diagrama, pero su valla no lo dice: escribe «mermaid» tras las primeras marcas.</translation>
        </message>
        <message>
            <source>This begins like a diagram, but its fence says “%1”: write “mermaid”, and a space before anything else.</source>
            <translation>Esto empieza como un diagrama, pero su valla dice «%1»: escribe «mermaid», y un espacio antes de lo demás.</translation>
        </message>
        <message>
            <source>Draw 1 more diagram, in a ```mermaid fence.</source>
            <translation>Dibuja 1 diagrama más, en una valla ```mermaid.</translation>
        </message>
        <message>
            <source>Draw %1 more diagrams, each in a ```mermaid fence.</source>
            <translation>Dibuja %1 diagramas más, cada uno en una valla ```mermaid.</translation>
        </message>
        <message>
            <source>%1: %2 of %3 mermaid diagrams</source>
            <translation>%1: %2 de %3 diagramas mermaid</translation>
        </message>
        <message>
            <source>The file does not exist yet</source>
            <translation>El fichero aún no existe</translation>
        </message>
        <message>
            <source>%1 of %2 files exist</source>
            <translation>Existen %1 de %2 ficheros</translation>
        </message>
        <message>
            <source>The file exists</source>
            <translation>El fichero existe</translation>
        </message>
        <message>
            <source>The two files exist</source>
            <translation>Los dos ficheros existen</translation>
        </message>
        <message>
            <source>The three files exist</source>
            <translation>Los tres ficheros existen</translation>
        </message>
        <message>
            <source>The four files exist</source>
            <translation>Los cuatro ficheros existen</translation>
        </message>
        <message>
            <source>The five files exist</source>
            <translation>Los cinco ficheros existen</translation>
        </message>
        <message>
            <source>All %1 files exist</source>
            <translation>Los %1 ficheros existen</translation>
        </message>
        <message>
            <source>%1 missing</source>
            <translation>faltan %1</translation>
        </message>
        <message>
            <source>%1 is empty</source>
            <translation>%1 está vacío</translation>
        </message>
        <message>
            <source>%1 is missing</source>
            <translation>falta %1</translation>
        </message>
        <message>
            <source>%1 is missing, but %2 is there: rename it.</source>
            <translation>Falta %1, pero está %2: cámbiale el nombre.</translation>
        </message>
        <message>
            <source>%1 is missing: create it in the notes folder.</source>
            <translation>Falta %1: créalo en la carpeta de notas.</translation>
        </message>
        <message>
            <source>%1 is empty: write it.</source>
            <translation>%1 está vacío: escríbelo.</translation>
        </message>
        <message>
            <source>%1 is empty: record what %2 is read at, for example with “escolio-cli pin %2 HEAD”.</source>
            <translation>%1 está vacío: anota en qué versión se lee %2, por ejemplo con «escolio-cli pin %2 HEAD».</translation>
        </message>
        <message>
            <source>%1 is missing: record what %2 is read at, for example with “escolio-cli pin %2 HEAD”.</source>
            <translation>Falta %1: anota en qué versión se lee %2, por ejemplo con «escolio-cli pin %2 HEAD».</translation>
        </message>
        <message>
            <source>This code block has %1 lines of at most %2: cite the lines instead of pasting them.</source>
            <translation>Este bloque de código tiene %1 líneas, y el máximo es %2: cita las líneas en vez de pegarlas.</translation>
        </message>
        <message>
            <source>This line also stands in the source: cite %1 instead of pasting it.</source>
            <translation>Esta línea también está en la fuente: cita %1 en vez de pegarla.</translation>
        </message>
        <message>
            <source>Lines %1 to %2 also stand in the source: cite %3 instead of pasting them.</source>
            <translation>Las líneas %1 a %2 también están en la fuente: cita %3 en vez de pegarlas.</translation>
        </message>
        <message>
            <source>%1: pasted source</source>
            <translation>%1: código pegado</translation>
        </message>
        <message>
            <source>%1: pasted source not looked for</source>
            <translation>%1: código pegado sin comprobar</translation>
        </message>
        <message>
            <source>Without the sources it cannot be told whether lines of them were pasted here.</source>
            <translation>Sin las fuentes no se puede saber si aquí se han pegado líneas suyas.</translation>
        </message>
        <message>
            <source>%1: no pasted source</source>
            <translation>%1: sin código pegado</translation>
        </message>
        <message>
            <source>sources not looked at</source>
            <translation>fuentes sin mirar</translation>
        </message>
        <message>
            <source>This names %1, but the pin is %2: write “%3 @ %2”.</source>
            <translation>Aquí se nombra %1, pero el pin es %2: escribe «%3 @ %2».</translation>
        </message>
        <message>
            <source>%1 is another commit of %2: the pin is %3.</source>
            <translation>%1 es otro commit de %2: el pin es %3.</translation>
        </message>
        <message>
            <source>%1: no pin to name</source>
            <translation>%1: no hay pin que nombrar</translation>
        </message>
        <message>
            <source>No valid pin is recorded for %1 yet; once it is, name it here: “%1 @ …”</source>
            <translation>Aún no hay un pin válido para %1; cuando lo haya, nómbralo aquí: «%1 @ …»</translation>
        </message>
        <message>
            <source>%1 names another pin</source>
            <translation>%1 nombra otro pin</translation>
        </message>
        <message>
            <source>%1 does not name the pin</source>
            <translation>%1 no nombra el pin</translation>
        </message>
        <message>
            <source>Say what this note was written about with a line “%1 @ %2”.</source>
            <translation>Di sobre qué versión se escribió esta nota con una línea «%1 @ %2».</translation>
        </message>
        <message>
            <source>%1 names the pin</source>
            <translation>%1 nombra el pin</translation>
        </message>
        <message>
            <source>It could not be looked up whether other commits of %1 are named here.</source>
            <translation>No se ha podido mirar si aquí se nombran otros commits de %1.</translation>
        </message>
        <message>
            <source>%1: %2 of %3 words</source>
            <translation>%1: %2 de %3 palabras</translation>
        </message>
        <message>
            <source>%1 to cut</source>
            <translation>sobran %1</translation>
        </message>
        <message>
            <source>Cut 1 word: here the note passes its limit of %1.</source>
            <translation>Quita 1 palabra: aquí la nota pasa de su límite de %1.</translation>
        </message>
        <message>
            <source>Cut %1 words: here the note passes its limit of %2.</source>
            <translation>Quita %1 palabras: aquí la nota pasa de su límite de %2.</translation>
        </message>
        <message>
            <source>No images</source>
            <translation>Sin imágenes</translation>
        </message>
        <message>
            <source>1 image in the notes folder</source>
            <translation>1 imagen en la carpeta de notas</translation>
        </message>
        <message>
            <source>%1 images in the notes folder</source>
            <translation>%1 imágenes en la carpeta de notas</translation>
        </message>
        <message>
            <source>%1 is a picture: draw it in mermaid and remove the file.</source>
            <translation>%1 es una imagen: dibújala en mermaid y quita el fichero.</translation>
        </message>
        <message>
            <source>This shows the picture %1: draw it in mermaid.</source>
            <translation>Esto muestra la imagen %1: dibújala en mermaid.</translation>
        </message>
        <message>
            <source>Pin recorded</source>
            <translation>Pin anotado</translation>
        </message>
        <message>
            <source>Pin recorded: %1</source>
            <translation>Pin anotado: %1</translation>
        </message>
        <message>
            <source>No pin recorded</source>
            <translation>Sin pin anotado</translation>
        </message>
        <message>
            <source>No pin recorded: %1</source>
            <translation>Sin pin anotado: %1</translation>
        </message>
        <message>
            <source>Pin not valid</source>
            <translation>Pin no válido</translation>
        </message>
        <message>
            <source>Pin not valid: %1</source>
            <translation>Pin no válido: %1</translation>
        </message>
        <message>
            <source>Pin not in the checkout</source>
            <translation>El pin no está en el clon</translation>
        </message>
        <message>
            <source>Pin not in the checkout: %1</source>
            <translation>El pin no está en el clon: %1</translation>
        </message>
        <message>
            <source>Pin not verified</source>
            <translation>Pin sin comprobar</translation>
        </message>
        <message>
            <source>Pin not verified: %1</source>
            <translation>Pin sin comprobar: %1</translation>
        </message>
        <message>
            <source>No pin is recorded for %1: choose one with “escolio-cli pin %1 HEAD”.</source>
            <translation>No hay pin anotado para %1: elige uno con «escolio-cli pin %1 HEAD».</translation>
        </message>
        <message>
            <source>The pin of %1 could not be verified: %2</source>
            <translation>No se ha podido comprobar el pin de %1: %2</translation>
        </message>
        <message>
            <source>%1 was not looked at yet.</source>
            <translation>Aún no se ha mirado %1.</translation>
        </message>
        <message>
            <source>Answer this once more with the sources hidden: %1</source>
            <translation>Responde otra vez a esto con las fuentes ocultas: %1</translation>
        </message>
        <message>
            <source>Try this once more until you know it: %1</source>
            <translation>Inténtalo otra vez hasta que lo sepas: %1</translation>
        </message>
        <message>
            <source>Answer this from memory: %1</source>
            <translation>Responde a esto de memoria: %1</translation>
        </message>
        <message>
            <source>This is no try yet: it needs the lines “hidden: …”, “seconds: …” and “judged: …” at its end.</source>
            <translation>Esto aún no es un intento: le faltan al final las líneas «hidden: …», «seconds: …» y «judged: …».</translation>
        </message>
        <message>
            <source>Recall: %1 of %2 answered</source>
            <translation>Memoria: %1 de %2 respondidas</translation>
        </message>
        <message>
            <source>%1: untouched</source>
            <translation>%1: sin tocar</translation>
        </message>
        <message>
            <source>%1: not as it was pinned</source>
            <translation>%1: no está como se fijó</translation>
        </message>
        <message>
            <source>%1: not verified</source>
            <translation>%1: sin comprobar</translation>
        </message>
        <message>
            <source>Without a pin it cannot be told whether somebody changed the files of %1.</source>
            <translation>Sin pin no se puede saber si alguien ha cambiado los ficheros de %1.</translation>
        </message>
        <message>
            <source>The working files of %1 could not be looked at.</source>
            <translation>No se han podido mirar los ficheros de trabajo de %1.</translation>
        </message>
        <message>
            <source>no working files</source>
            <translation>sin ficheros de trabajo</translation>
        </message>
        <message>
            <source>%1: 1 file rewritten</source>
            <translation>%1: 1 fichero reescrito</translation>
        </message>
        <message>
            <source>%1: %2 files rewritten</source>
            <translation>%1: %2 ficheros reescritos</translation>
        </message>
        <message>
            <source>%1 is not as the checkout's own HEAD has it; if the change can go: %2</source>
            <translation>%1 no está como lo tiene el HEAD del propio clon; si el cambio puede perderse: %2</translation>
        </message>
        <message>
            <source>%1: not looked at</source>
            <translation>%1: sin mirar</translation>
        </message>
        <message>
            <source>%1 could not be read</source>
            <translation>No se ha podido leer %1</translation>
        </message>
        <message>
            <source>Several files end so (%1, %2): write more of the path.</source>
            <translation>Hay varios ficheros que acaban así (%1, %2): escribe más de la ruta.</translation>
        </message>
        <message>
            <source>Several files end so (%1, %2, %3 …): write more of the path.</source>
            <translation>Hay varios ficheros que acaban así (%1, %2, %3 …): escribe más de la ruta.</translation>
        </message>
        <message>
            <source>No source has a file %1 at its pin: correct the path.</source>
            <translation>Ninguna fuente tiene un fichero %1 en su pin: corrige la ruta.</translation>
        </message>
        <message>
            <source>No source has a file %1 at its pin. Did you mean %2?</source>
            <translation>Ninguna fuente tiene un fichero %1 en su pin. ¿Querías decir %2?</translation>
        </message>
        <message>
            <source>No source has a file %1 at its pin. Did you mean %2 or %3?</source>
            <translation>Ninguna fuente tiene un fichero %1 en su pin. ¿Querías decir %2 o %3?</translation>
        </message>
        <message>
            <source>The source %1 cannot be looked at.</source>
            <translation>No se puede consultar la fuente %1.</translation>
        </message>
        <message>
            <source>The range is backwards: write L%1-L%2.</source>
            <translation>El rango está al revés: escribe L%1-L%2.</translation>
        </message>
        <message>
            <source>The range is backwards: swap its lines.</source>
            <translation>El rango está al revés: intercambia sus líneas.</translation>
        </message>
        <message>
            <source>There is no line 0: lines are counted from 1.</source>
            <translation>No hay línea 0: las líneas se cuentan desde 1.</translation>
        </message>
        <message>
            <source>This cannot be read as a citation: write path:L142-L168, or path:L142 for one line.</source>
            <translation>Esto no se puede leer como cita: escribe ruta:L142-L168, o ruta:L142 para una sola línea.</translation>
        </message>
        <message>
            <source>The file has no lines: it is empty.</source>
            <translation>El fichero no tiene líneas: está vacío.</translation>
        </message>
        <message>
            <source>Ends after the last line, %1.</source>
            <translation>Acaba después de la última línea, %1.</translation>
        </message>
        <message>
            <source>%1 is a folder: cite a file in it.</source>
            <translation>%1 es una carpeta: cita un fichero que esté dentro.</translation>
        </message>
        <message>
            <source>%1 is a symbolic link, or lies behind one: cite the file that it leads to.</source>
            <translation>%1 es un enlace simbólico, o está detrás de uno: cita el fichero al que lleva.</translation>
        </message>
        <message>
            <source>%1 lies in a submodule, which is a repository of its own: it needs to be a source of the plan.</source>
            <translation>%1 está en un submódulo (submodule), que es un repositorio aparte: tiene que ser una fuente del plan.</translation>
        </message>
        <message>
            <source>%1 is a large-file pointer: its lines are not in the repository and cannot be cited.</source>
            <translation>%1 es un puntero a un fichero grande: sus líneas no están en el repositorio y no se pueden citar.</translation>
        </message>
        <message>
            <source>%1 is a binary file: it has no lines to cite.</source>
            <translation>%1 es un fichero binario: no tiene líneas que citar.</translation>
        </message>
        <message>
            <source>The source was not looked at yet.</source>
            <translation>La fuente aún no se ha consultado.</translation>
        </message>
        <message>
            <source>The link leads to %1, and what is read is version %2: cite the path alone.</source>
            <translation>El enlace lleva a %1 y lo que se lee es la versión %2: cita solo la ruta.</translation>
        </message>
        <message>
            <source>The link leads to commit %1, and the pin is %2: cite the lines at the pin.</source>
            <translation>El enlace lleva al commit %1 y el pin es %2: cita las líneas en el pin.</translation>
        </message>
        <message>
            <source>The link leads to %1, which may move: link to the pin, %2, or cite the path alone.</source>
            <translation>El enlace lleva a %1, que puede moverse: enlaza al pin, %2, o cita solo la ruta.</translation>
        </message>
        <message>
            <source>The link leads to %1, which is no source of the plan.</source>
            <translation>El enlace lleva a %1, que no es ninguna fuente del plan.</translation>
        </message>
        <message>
            <source>`url` must be an address to clone from, such as https://example.org/project.git.</source>
            <translation>`url` debe ser una dirección desde la que clonar, como https://example.org/project.git.</translation>
        </message>
        <message>
            <source>“%1” has nothing to look for once it is compared without case, blanks and hyphens.</source>
            <translation>En «%1» no queda nada que buscar cuando se compara sin mayúsculas, espacios ni guiones.</translation>
        </message>
        <message>
            <source>This plan has format %1, and only format %2 is known: it needs a newer Escolio.</source>
            <translation>Este plan tiene el formato %1 y solo se conoce el %2: necesita un Escolio más nuevo.</translation>
        </message>
        <message>
            <source>There is another source `%1`: give each its own id.</source>
            <translation>Hay otra fuente `%1`: da a cada una su propio id.</translation>
        </message>
        <message>
            <source>recall.md is the record of the recall questions: choose another name.</source>
            <translation>recall.md es el registro de las preguntas de memoria: elige otro nombre.</translation>
        </message>
        <message>
            <source>escolio.toml is the plan itself: choose another name.</source>
            <translation>escolio.toml es el propio plan: elige otro nombre.</translation>
        </message>
        <message>
            <source>%1 is named twice in this plan: give each file its own name.</source>
            <translation>%1 se nombra dos veces en este plan: da a cada fichero su propio nombre.</translation>
        </message>
        <message>
            <source>There is no source `%1` in this plan. Its sources are: %2.</source>
            <translation>En este plan no hay ninguna fuente `%1`. Sus fuentes son: %2.</translation>
        </message>
        <message>
            <source>There is another candidate `%1` in this note: give each its own id.</source>
            <translation>Hay otra candidata `%1` en esta nota: da a cada una su propio id.</translation>
        </message>
        <message>
            <source>There are more [[diagrams.show]] (%1) than diagrams (%2): raise `count`.</source>
            <translation>Hay más [[diagrams.show]] (%1) que diagramas (%2): sube `count`.</translation>
        </message>
        <message>
            <source>The id of a question must have no comma or line break.</source>
            <translation>El id de una pregunta no puede tener comas ni saltos de línea.</translation>
        </message>
        <message>
            <source>There is another question `%1`: give each its own id.</source>
            <translation>Hay otra pregunta `%1`: da a cada una su propio id.</translation>
        </message>
        <message>
            <source>Write %1 as SOURCE:path#Symbol or SOURCE:path:L1-L20.</source>
            <translation>Escribe %1 como FUENTE:ruta#Símbolo o FUENTE:ruta:L1-L20.</translation>
        </message>
        <message>
            <source>%1 is a file that the reader writes: the reference needs a name of its own.</source>
            <translation>%1 es un fichero que escribe quien lee: la referencia necesita un nombre propio.</translation>
        </message>
        <message>
            <source>A path must not be empty.</source>
            <translation>Una ruta no puede estar vacía.</translation>
        </message>
        <message>
            <source>A path must not hold control characters.</source>
            <translation>Una ruta no puede contener caracteres de control.</translation>
        </message>
        <message>
            <source>Write %1 with '/' between the folders instead of '\'.</source>
            <translation>Escribe %1 con '/' entre las carpetas en vez de '\'.</translation>
        </message>
        <message>
            <source>%1 must be relative: a plan names no place of one computer.</source>
            <translation>%1 debe ser relativa: un plan no nombra lugares de un ordenador concreto.</translation>
        </message>
        <message>
            <source>%1 must not lead into the data of a git repository.</source>
            <translation>%1 no puede llevar a los datos de un repositorio git.</translation>
        </message>
        <message>
            <source>%1 must not go up: leave out "..".</source>
            <translation>%1 no puede subir de carpeta: quita «..».</translation>
        </message>
        <message>
            <source>%1 must name a file, not a folder.</source>
            <translation>%1 debe nombrar un fichero, no una carpeta.</translation>
        </message>
        <message>
            <source>The key `%1` is missing here: add %1 = "…".</source>
            <translation>Aquí falta la clave `%1`: añade %1 = "…".</translation>
        </message>
        <message>
            <source>The key `%1` is missing here: add %1 = and a whole number.</source>
            <translation>Aquí falta la clave `%1`: añade %1 = y un número entero.</translation>
        </message>
        <message>
            <source>There is no [[%1]] here: at least one is needed.</source>
            <translation>Aquí no hay ningún [[%1]]: hace falta al menos uno.</translation>
        </message>
        <message>
            <source>`%1` must be text in quotes.</source>
            <translation>`%1` debe ser texto entre comillas.</translation>
        </message>
        <message>
            <source>`%1` must be text in quotes, or a table of languages such as { en = "…", es = "…" }.</source>
            <translation>`%1` debe ser texto entre comillas, o una tabla de idiomas como { en = "…", es = "…" }.</translation>
        </message>
        <message>
            <source>`%1` must be a list of texts in quotes, such as ["…", "…"].</source>
            <translation>`%1` debe ser una lista de textos entre comillas, como ["…", "…"].</translation>
        </message>
        <message>
            <source>`%1` must be a list of texts, each in quotes or a table of languages such as { en = "…", es = "…" }.</source>
            <translation>`%1` debe ser una lista de textos, cada uno entre comillas o una tabla de idiomas como { en = "…", es = "…" }.</translation>
        </message>
        <message>
            <source>`%1` must be a whole number.</source>
            <translation>`%1` debe ser un número entero.</translation>
        </message>
        <message>
            <source>`%1` must be true or false.</source>
            <translation>`%1` debe ser true o false.</translation>
        </message>
        <message>
            <source>`%1` must be two whole numbers, the least and the most, such as [50, 80].</source>
            <translation>`%1` debe ser dos números enteros, el mínimo y el máximo, como [50, 80].</translation>
        </message>
        <message>
            <source>`%1` must be a list of lists of texts, such as [["lab 02", "grammar tutor"]]: of each inner list one must occur.</source>
            <translation>`%1` debe ser una lista de listas de textos, como [["lab 02", "tutor de gramática"]]: de cada lista interior debe aparecer uno.</translation>
        </message>
        <message>
            <source>`%1` must be a list whose entries are a text in quotes or a list of alternatives.</source>
            <translation>`%1` debe ser una lista cuyas entradas sean un texto entre comillas o una lista de alternativas.</translation>
        </message>
        <message>
            <source>`%1` must be a table: write [%2], or %1 = { … }.</source>
            <translation>`%1` debe ser una tabla: escribe [%2], o %1 = { … }.</translation>
        </message>
        <message>
            <source>`%1` must be a list of tables: write [[%2]], with two brackets, above each.</source>
            <translation>`%1` debe ser una lista de tablas: escribe [[%2]], con dos corchetes, encima de cada una.</translation>
        </message>
        <message>
            <source>A list in `%1` is empty: write what must occur, or leave it out.</source>
            <translation>Una lista de `%1` está vacía: escribe lo que debe aparecer, o quítala.</translation>
        </message>
        <message>
            <source>`%1` must not be empty.</source>
            <translation>`%1` no puede estar vacío.</translation>
        </message>
        <message>
            <source>`%1` must be made of letters without accents, digits, '-', '_' and '.', and begin with a letter or digit.</source>
            <translation>`%1` debe constar de letras sin acento, cifras, '-', '_' y '.', y empezar por letra o cifra.</translation>
        </message>
        <message>
            <source>`%1` is no language: write its two small letters, such as en or es.</source>
            <translation>`%1` no es un idioma: escribe sus dos letras minúsculas, como en o es.</translation>
        </message>
        <message>
            <source>`%1` must be at least %2.</source>
            <translation>`%1` debe ser %2 como mínimo.</translation>
        </message>
        <message>
            <source>`%1` must be at most %2.</source>
            <translation>`%1` debe ser %2 como máximo.</translation>
        </message>
        <message>
            <source>`%1` must lie between 0 and %2.</source>
            <translation>`%1` debe estar entre 0 y %2.</translation>
        </message>
        <message>
            <source>`%1` is upside down: write [%2, %3].</source>
            <translation>`%1` está al revés: escribe [%2, %3].</translation>
        </message>
        <message>
            <source>There is no key `%1` here. Did you mean `%2`?</source>
            <translation>Aquí no hay ninguna clave `%1`. ¿Querías decir `%2`?</translation>
        </message>
        <message>
            <source>There is no key `%1` here. The keys are: %2.</source>
            <translation>Aquí no hay ninguna clave `%1`. Las claves son: %2.</translation>
        </message>
        <message>
            <source>The program %1 is not installed.</source>
            <translation>El programa %1 no está instalado.</translation>
        </message>
        <message>
            <source>%1 cannot be started: %2.</source>
            <translation>%1 no se puede iniciar: %2.</translation>
        </message>
        <message>
            <source>%1 was ended: nobody waits for it any more.</source>
            <translation>%1 se terminó: ya nadie lo espera.</translation>
        </message>
        <message>
            <source>%1 took longer than %2 s and was ended.</source>
            <translation>%1 tardó más de %2 s y se terminó.</translation>
        </message>
        <message>
            <source>%1 wrote more than %2 bytes and was ended.</source>
            <translation>%1 escribió más de %2 bytes y se terminó.</translation>
        </message>
        <message>
            <source>How %1 ended is not known.</source>
            <translation>No se sabe cómo acabó %1.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <translation>No se puede escribir %1: %2.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <translation>No se puede leer %1: %2.</translation>
        </message>
        <message>
            <source>%1 is no regular file.</source>
            <translation>%1 no es un fichero normal.</translation>
        </message>
        <message>
            <source>%1 is a plain folder, not a git repository: it has no commits.</source>
            <translation>%1 es una carpeta corriente, no un repositorio git: no tiene commits.</translation>
        </message>
        <message>
            <source>There is no folder %1.</source>
            <translation>No existe la carpeta %1.</translation>
        </message>
        <message>
            <source>%1 cannot be read as a git repository: %2.</source>
            <translation>%1 no se puede leer como repositorio git: %2.</translation>
        </message>
        <message>
            <source>What git said about %1 cannot be read.</source>
            <translation>No se entiende lo que git dijo de %1.</translation>
        </message>
        <message>
            <source>The installed git cannot read %1: %2.</source>
            <translation>El git instalado no puede leer %1: %2.</translation>
        </message>
        <message>
            <source>%1 is a git repository of a kind that libgit2 cannot read: %2.</source>
            <translation>%1 es un repositorio git de una clase que libgit2 no puede leer: %2.</translation>
        </message>
        <message>
            <source>%1 cannot be compared with the checkout's HEAD. See for yourself with: git diff HEAD</source>
            <translation>%1 no se puede comparar con el HEAD de la copia de trabajo. Míralo con: git diff HEAD</translation>
        </message>
        <message>
            <source>No pin is recorded.</source>
            <translation>No hay ningún pin anotado.</translation>
        </message>
        <message>
            <source>The pin has %1 lines; it must be one full commit id alone: %2.</source>
            <translation>El pin tiene %1 líneas; debe ser solo un identificador de commit completo: %2.</translation>
        </message>
        <message>
            <source>The pin has %1 lines; it must be one full commit id alone.</source>
            <translation>El pin tiene %1 líneas; debe ser solo un identificador de commit completo.</translation>
        </message>
        <message>
            <source>The pin “%1” has more in it than a commit id; it must be the full id alone: %2.</source>
            <translation>El pin «%1» contiene algo más que un identificador de commit; debe ser solo el identificador completo: %2.</translation>
        </message>
        <message>
            <source>The pin “%1” is no commit id; it must be a full commit id alone.</source>
            <translation>El pin «%1» no es un identificador de commit; debe ser solo un identificador de commit completo.</translation>
        </message>
        <message>
            <source>The pin %1 is a short id, which may name another commit one day; the full one is %2.</source>
            <translation>El pin %1 es un identificador abreviado, que algún día puede nombrar otro commit; el completo es %2.</translation>
        </message>
        <message>
            <source>The pin %1 is no full commit id, which has 40 hexadecimal digits (or 64).</source>
            <translation>El pin %1 no es un identificador de commit completo, que tiene 40 cifras hexadecimales (o 64).</translation>
        </message>
        <message>
            <source>The pin “%1” is the name of a tag, which can be moved; its commit is %2.</source>
            <translation>El pin «%1» es el nombre de una etiqueta, que se puede mover; su commit es %2.</translation>
        </message>
        <message>
            <source>The pin “%1” is the name of a branch, which moves on; its commit is %2 now.</source>
            <translation>El pin «%1» es el nombre de una rama, que sigue avanzando; su commit es ahora %2.</translation>
        </message>
        <message>
            <source>The pin “%1” is no commit id; its commit is %2 now.</source>
            <translation>El pin «%1» no es un identificador de commit; su commit es ahora %2.</translation>
        </message>
        <message>
            <source>The pin %1 is the id of a tag, not of its commit, which is %2.</source>
            <translation>El pin %1 es el identificador de una etiqueta, no el de su commit, que es %2.</translation>
        </message>
        <message>
            <source>The pin %1 is the id of a tree, not of its commit, which is %2.</source>
            <translation>El pin %1 es el identificador de un árbol, no el de su commit, que es %2.</translation>
        </message>
        <message>
            <source>The pin %1 is the id of a tree (a folder), not of a commit.</source>
            <translation>El pin %1 es el identificador de un árbol (una carpeta), no de un commit.</translation>
        </message>
        <message>
            <source>The pin %1 is the id of a file's content, not of a commit.</source>
            <translation>El pin %1 es el identificador del contenido de un fichero, no de un commit.</translation>
        </message>
        <message>
            <source>The pin “%1” is of a plain folder; that of a git repository is a full commit id.</source>
            <translation>El pin «%1» es de una carpeta corriente; el de un repositorio git es un identificador de commit completo.</translation>
        </message>
        <message>
            <source>The pin has %1 lines; it must be one line: %2.</source>
            <translation>El pin tiene %1 líneas; debe ser una sola: %2.</translation>
        </message>
        <message>
            <source>The files are those of the pin, but the package says that it is version %1, not %2.</source>
            <translation>Los ficheros son los del pin, pero el paquete dice ser la versión %1, no la %2.</translation>
        </message>
        <message>
            <source>The files differ from those of the pin: what is here is %1.</source>
            <translation>Los ficheros no son los del pin: lo que hay aquí es %1.</translation>
        </message>
        <message>
            <source>The package was built from the commit %1, but it is a plain folder, whose pin is %2.</source>
            <translation>El paquete se construyó a partir del commit %1, pero es una carpeta corriente, cuyo pin es %2.</translation>
        </message>
        <message>
            <source>The pin %1 is a commit id, but the source is a plain folder, whose pin is %2.</source>
            <translation>El pin %1 es un identificador de commit, pero la fuente es una carpeta corriente, cuyo pin es %2.</translation>
        </message>
        <message>
            <source>The pin “%1” is shortened; in full it is %2.</source>
            <translation>El pin «%1» está abreviado; completo es %2.</translation>
        </message>
        <message>
            <source>The pin “%1” is not VERSION sha256:HASH; what is here is %2.</source>
            <translation>El pin «%1» no es VERSIÓN sha256:HASH; lo que hay aquí es %2.</translation>
        </message>
        <message>
            <source>Where %1 lies on this computer is not known: choose its folder, or run: %2</source>
            <translation>No se sabe dónde está %1 en este ordenador: elige su carpeta o ejecuta: %2</translation>
        </message>
        <message>
            <source>No pin is recorded for %1: choose one, or run: %2</source>
            <translation>No hay ningún pin anotado para %1: elige uno o ejecuta: %2</translation>
        </message>
        <message>
            <source>No pin is recorded for %1. What is here now is %2. To record it, choose it, or run: %3</source>
            <translation>No hay ningún pin anotado para %1. Lo que hay ahora es %2. Para anotarlo, elígelo o ejecuta: %3</translation>
        </message>
        <message>
            <source>“%1” names no commit of %2.</source>
            <translation>«%1» no nombra ningún commit de %2.</translation>
        </message>
        <message>
            <source>%1 is a plain folder, not a git repository: it cannot be read at “%2”.</source>
            <translation>%1 es una carpeta corriente, no un repositorio git: no se puede leer en «%2».</translation>
        </message>
        <message>
            <source>%1 belongs to the user %2 and you are %3, so git refuses to read it. If you trust it, allow it with: %4</source>
            <translation>%1 pertenece al usuario %2 y tú eres %3, así que git se niega a leerlo. Si te fías, permítelo con: %4</translation>
        </message>
        <message>
            <source>%1 exists at the pin, but its content was not downloaded: %2 is a partial clone. Get it with: %3</source>
            <translation>%1 existe en el pin, pero su contenido no se descargó: %2 es un clon parcial. Consíguelo con: %3</translation>
        </message>
        <message>
            <source>%1 is a shallow clone and does not reach the commit %2. Get it with: %3</source>
            <translation>%1 es un clon superficial y no llega hasta el commit %2. Consíguelo con: %3</translation>
        </message>
        <message>
            <source>%1 does not have the commit %2. If it is newer than the checkout, get it with: %3</source>
            <translation>%1 no tiene el commit %2. Si es más nuevo que la copia de trabajo, consíguelo con: %3</translation>
        </message>
        <message>
            <source>%1 is damaged: the content of %2 is missing. See what else is with: %3</source>
            <translation>%1 está dañado: falta el contenido de %2. Mira qué más falta con: %3</translation>
        </message>
        <message>
            <source>%1 has no commit, branch or tag called “%2”.</source>
            <translation>%1 no tiene ningún commit, rama o etiqueta que se llame «%2».</translation>
        </message>
        <message>
            <source>%2 begins the ids of several commits of %1: write more digits of it.</source>
            <translation>Por %2 empiezan los identificadores de varios commits de %1: escribe más cifras.</translation>
        </message>
        <message>
            <source>%1 is a folder.</source>
            <translation>%1 es una carpeta.</translation>
        </message>
        <message>
            <source>%1 goes through the symbolic link %2.</source>
            <translation>%1 pasa por el enlace simbólico %2.</translation>
        </message>
        <message>
            <source>%1 is a symbolic link.</source>
            <translation>%1 es un enlace simbólico.</translation>
        </message>
        <message>
            <source>%1 is inside the submodule %2, which is a repository of its own.</source>
            <translation>%1 está dentro del submódulo %2, que es otro repositorio.</translation>
        </message>
        <message>
            <source>%1 is a submodule.</source>
            <translation>%1 es un submódulo.</translation>
        </message>
        <message>
            <source>%1 is only a pointer to a large file that is kept outside the repository.</source>
            <translation>%1 es solo un puntero a un fichero grande que se guarda fuera del repositorio.</translation>
        </message>
        <message>
            <source>There is no %1.</source>
            <translation>No existe %1.</translation>
        </message>
        <message>
            <source>%1 has %2 MiB; files above %3 MiB are not read.</source>
            <translation>%1 ocupa %2 MiB; no se leen ficheros de más de %3 MiB.</translation>
        </message>
        <message>
            <source>The installed ctags is not Universal Ctags with JSON: install universal-ctags.</source>
            <translation>El ctags instalado no es Universal Ctags con JSON: instala universal-ctags.</translation>
        </message>
        <message>
            <source>ctags failed: %1.</source>
            <translation>ctags falló: %1.</translation>
        </message>
        <message>
            <source>For the outline of a file, install universal-ctags.</source>
            <translation>Para ver el esquema de un fichero, instala universal-ctags.</translation>
        </message>
        <message>
            <source>%1 is not a file, so that nothing can be written to it.</source>
            <translation>%1 no es un fichero, así que no se puede escribir en él.</translation>
        </message>
        <message>
            <source>%1 is a folder or a device, not a file.</source>
            <translation>%1 es una carpeta o un dispositivo, no un fichero.</translation>
        </message>
        <message>
            <source>%1 is too large: at most %2 bytes are read.</source>
            <translation>%1 es demasiado grande: se leen %2 bytes como mucho.</translation>
        </message>
        <message>
            <source>There is no file %1.</source>
            <translation>No hay ningún fichero %1.</translation>
        </message>
        <message>
            <source>The folder %1 cannot be made: %2.</source>
            <translation>No se puede crear la carpeta %1: %2.</translation>
        </message>
        <message>
            <source>git could not make a repository in %1: %2</source>
            <translation>git no pudo crear un repositorio en %1: %2</translation>
        </message>
        <message>
            <source>The reading plan cannot be used:
%1</source>
            <translation>El plan de lectura no se puede usar:
%1</translation>
        </message>
        <message>
            <source>git could not make the sample in %1: %2</source>
            <translation>git no pudo crear la muestra en %1: %2</translation>
        </message>
        <message>
            <source>%1 is not an empty folder. The sample needs one of its own: name a new one.</source>
            <translation>%1 no es una carpeta vacía. La muestra necesita una propia: nombra una nueva.</translation>
        </message>
        <message>
            <source>%1, line %2, column %3: %4 The file says where sources lie: mend it, or remove it.</source>
            <translation>%1, línea %2, columna %3: %4 El fichero dice dónde están las fuentes: arréglalo o bórralo.</translation>
        </message>
        <message>
            <source>`%1` must be absolute.</source>
            <translation>`%1` debe ser una ruta absoluta.</translation>
        </message>
        <message>
            <source>%1 is written in a way that %2 cannot be put into it: add the place by hand.</source>
            <translation>%1 está escrito de un modo en que no cabe %2: añade el lugar a mano.</translation>
        </message>
        <message>
            <source>There is no folder %1. To begin a reading there, run: %2</source>
            <translation>No hay ninguna carpeta %1. Para empezar una lectura ahí, ejecuta: %2</translation>
        </message>
        <message>
            <source>%1 is a file. Name the folder that holds the notes.</source>
            <translation>%1 es un fichero. Nombra la carpeta que contiene las notas.</translation>
        </message>
        <message>
            <source>%1 does not say ID=PATH or ID=PATH@REV.</source>
            <translation>%1 no dice ID=RUTA ni ID=RUTA@REV.</translation>
        </message>
        <message>
            <source>The plan has no source %1. It has: %2.</source>
            <translation>El plan no tiene ninguna fuente %1. Tiene: %2.</translation>
        </message>
        <message>
            <source>%1 names no revision after the `@`.</source>
            <translation>%1 no nombra ninguna revisión después de la `@`.</translation>
        </message>
        <message>
            <source>%1 was changed by another program and was not saved: choose which text to keep</source>
            <translation>Otro programa ha cambiado %1 y no se ha guardado: elige qué texto conservar</translation>
        </message>
        <message>
            <source>%1 names no commit.</source>
            <translation>%1 no nombra ningún commit.</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the code of this language: en, es</comment>
            <translation>es</translation>
        </message>
        <message>
            <source>Draw a diagram of its own for this: %1.</source>
            <translation>Dibuja un diagrama propio para esto: %1.</translation>
        </message>
        <message>
            <source>This diagram has few lines, %1; %2 to %3 are advised.</source>
            <translation>Este diagrama tiene pocas líneas, %1; se aconsejan de %2 a %3.</translation>
        </message>
        <message>
            <source>%1 is there already and stays the plan of this reading; leave --plan out.</source>
            <translation>%1 ya está ahí y sigue siendo el plan de esta lectura; quita --plan.</translation>
        </message>
        <message>
            <source>The plan gives %1 neither a pin file nor a note that could name its pin.</source>
            <translation>El plan no da a %1 ni un fichero de pin ni una nota que pueda nombrarlo.</translation>
        </message>
        <message>
            <source>%1 is a plain folder without commits: pin what it is now with “escolio-cli pin %1 HEAD”.</source>
            <translation>%1 es una carpeta sin commits: fija lo que es ahora con «escolio-cli pin %1 HEAD».</translation>
        </message>
        <message>
            <source>%1 is no commit of %2.</source>
            <translation>%1 no es un commit de %2.</translation>
        </message>
        <message>
            <source>The plan has no source %1. Did you mean %2?</source>
            <translation>El plan no tiene ninguna fuente %1. ¿Querías decir %2?</translation>
        </message>
        <message>
            <source>Where %1 lies on this computer is not known yet: escolio-cli source %1 PATH</source>
            <translation>Aún no se sabe dónde está %1 en este ordenador: escolio-cli source %1 PATH</translation>
        </message>
        <message>
            <source>Not looked at, as --no-verify asks.</source>
            <translation>Sin mirar, como pide --no-verify.</translation>
        </message>
        <message>
            <source>The git repository %2 has no %1 at its HEAD, and %3 is no package with it: choose a folder inside the right checkout.</source>
            <translation>El repositorio git %2 no tiene %1 en su HEAD, y %3 no es un paquete que lo contenga: elige una carpeta dentro de la copia de trabajo correcta.</translation>
        </message>
        <message>
            <source>There is no %1 in %2 or in a folder above it: choose a folder inside the checkout or package.</source>
            <translation>No existe %1 en %2 ni en ninguna carpeta por encima: elige una carpeta dentro de la copia de trabajo o del paquete.</translation>
        </message>
        <message>
            <source>End this note with a section “%1” or “%2” that ties it back.</source>
            <translation>Termina esta nota con una sección «%1» o «%2» que la enlace con lo anterior.</translation>
        </message>
        <message>
            <source>End this note with a section “%1” or “%2”. %3</source>
            <translation>Termina esta nota con una sección «%1» o «%2». %3</translation>
        </message>
        <message>
            <source>not at the end</source>
            <translation>no está al final</translation>
        </message>
        <message>
            <source>This closing is not the end of the note: move it below everything else, as a paragraph or section.</source>
            <translation>Este cierre no está al final de la nota: ponlo debajo de todo lo demás, como párrafo o como sección.</translation>
        </message>
        <message>
            <source>“%1” counts as one decision, however many it cites: make each an item of a list, outside of quotes and tables, or give it a heading.</source>
            <translation>«%1» cuenta como una sola decisión, cite cuanto cite: haz de cada una un elemento de lista, fuera de citas en bloque y tablas, o ponle un encabezado.</translation>
        </message>
        <message>
            <source>No citation stands here. Point out 1 decision, with one such as %1.</source>
            <translation>Aquí no hay ninguna cita. Señala 1 decisión, con una como %1.</translation>
        </message>
        <message>
            <source>No citation stands here. Point out %1 decisions, each with one such as %2.</source>
            <translation>Aquí no hay ninguna cita. Señala %1 decisiones, cada una con una como %2.</translation>
        </message>
        <message>
            <source>No line “%1 @ …” says what %1 is read at: write it, or run “escolio-cli pin %1 HEAD”.</source>
            <translation>Ninguna línea «%1 @ …» dice en qué versión se lee %1: escríbela o ejecuta «escolio-cli pin %1 HEAD».</translation>
        </message>
        <message>
            <source>The pin is version %1, and what is here is %2.</source>
            <translation>El pin es la versión %1, y lo que hay aquí es %2.</translation>
        </message>
    </context>
    <context>
        <name>escolio::ChecklistModel</name>
        <message>
            <source>line %1</source>
            <translation>línea %1</translation>
        </message>
        <message>
            <source>Stop condition %1</source>
            <translation>Condición de parada %1</translation>
        </message>
        <message>
            <source>Restrictions</source>
            <translation>Restricciones</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Consejos</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Pasos</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 de %2</translation>
        </message>
        <message>
            <source>met</source>
            <translation>cumplida</translation>
        </message>
        <message>
            <source>not met</source>
            <translation>sin cumplir</translation>
        </message>
        <message>
            <source>could not look</source>
            <translation>no se pudo comprobar</translation>
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation>%1: %2. %3</translation>
        </message>
    </context>
    <context>
        <name>escolio::ChecklistView</name>
        <message>
            <source>Checklist</source>
            <translation>Lista de comprobación</translation>
        </message>
        <message>
            <source>Conditions met</source>
            <translation>Condiciones cumplidas</translation>
        </message>
        <message>
            <source>Go to the place</source>
            <translation>Ir al lugar</translation>
        </message>
        <message>
            <source>All done</source>
            <translation>Todo hecho</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 de %2</translation>
        </message>
    </context>
    <context>
        <name>escolio::CitationListView</name>
        <message>
            <source>Citations of the note</source>
            <translation>Citas de la nota</translation>
        </message>
        <message>
            <source>No citation in this note yet. Select lines in the code and press Ctrl+Enter.</source>
            <translation>Aún no hay citas en esta nota. Selecciona líneas en el código y pulsa Ctrl+Intro.</translation>
        </message>
    </context>
    <context>
        <name>escolio::CitingController</name>
        <message>
            <source>cites line %1</source>
            <translation>cita la línea %1</translation>
        </message>
        <message>
            <source>cites lines %1 to %2</source>
            <translation>cita las líneas %1 a %2</translation>
        </message>
        <message>
            <source>Nothing to cite: click a line number in the code first.</source>
            <translation>Nada que citar: haz clic antes en un número de línea del código.</translation>
        </message>
        <message>
            <source>There is no note to cite in.</source>
            <translation>No hay nota en la que citar.</translation>
        </message>
        <message>
            <source>%1 is in %2</source>
            <translation>%1 ya está en %2</translation>
        </message>
        <message>
            <source>Copied: %1</source>
            <translation>Copiado: %1</translation>
        </message>
    </context>
    <context>
        <name>escolio::CodePane</name>
        <message>
            <source>Code pane</source>
            <translation>Panel de código</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Ficheros</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Pin</translation>
        </message>
        <message>
            <source>No file is open here.
Drag a tab here, or move one with its menu.</source>
            <translation>Aquí no hay ningún fichero abierto.
Arrastra una pestaña hasta aquí o muévela con su menú.</translation>
        </message>
        <message>
            <source>Move to the other pane</source>
            <translation>Mover al otro panel</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Cite %1</source>
            <translation>Citar %1</translation>
        </message>
        <message>
            <source>Copy citation</source>
            <translation>Copiar la cita</translation>
        </message>
        <message>
            <source>Show the note that cites this line</source>
            <translation>Mostrar la nota que cita esta línea</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
        <message>
            <source>Find…</source>
            <translation>Buscar…</translation>
        </message>
        <message>
            <source>Go to line…</source>
            <translation>Ir a la línea…</translation>
        </message>
    </context>
    <context>
        <name>escolio::CodeTabBar</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Close %1</source>
            <translation>Cerrar %1</translation>
        </message>
    </context>
    <context>
        <name>escolio::CodeView</name>
        <message>
            <source>Code</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Code of %1</source>
            <translation>Código de %1</translation>
        </message>
        <message>
            <source>Line %1 is %2 bytes long: its colours stop at byte %3.</source>
            <translation>La línea %1 tiene %2 bytes: sus colores acaban en el byte %3.</translation>
        </message>
        <message>
            <source>The byte %1 is not UTF-8.</source>
            <translation>El byte %1 no es UTF-8.</translation>
        </message>
        <message>
            <source>The character U+%1, which has no picture of its own.</source>
            <translation>El carácter U+%1, que no tiene imagen propia.</translation>
        </message>
    </context>
    <context>
        <name>escolio::DialogButtons</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>escolio::FindBar</name>
        <message>
            <source>Find</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Text to find</source>
            <translation>Texto que se busca</translation>
        </message>
        <message>
            <source>Hits</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <source>Match case (Alt+C)</source>
            <translation>Distinguir mayúsculas (Alt+C)</translation>
        </message>
        <message>
            <source>Whole words (Alt+W)</source>
            <translation>Palabras completas (Alt+W)</translation>
        </message>
        <message>
            <source>Previous hit (Shift+F3)</source>
            <translation>Resultado anterior (Mayús+F3)</translation>
        </message>
        <message>
            <source>Next hit (F3)</source>
            <translation>Resultado siguiente (F3)</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <source>no hits</source>
            <translation>sin resultados</translation>
        </message>
        <message>
            <source>%1 of more than %2</source>
            <translation>%1 de más de %2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 de %2</translation>
        </message>
    </context>
    <context>
        <name>escolio::GoToLineBar</name>
        <message>
            <source>Go to line</source>
            <translation>Ir a la línea</translation>
        </message>
        <message>
            <source>Line number</source>
            <translation>Número de línea</translation>
        </message>
        <message>
            <source>of %1</source>
            <translation>de %1</translation>
        </message>
        <message>
            <source>There are no lines here.</source>
            <translation>Aquí no hay líneas.</translation>
        </message>
        <message>
            <source>Lines go from 1 to %1.</source>
            <translation>Las líneas van de la 1 a la %1.</translation>
        </message>
    </context>
    <context>
        <name>escolio::MainWindow</name>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>Cite</source>
            <translation>Citar</translation>
        </message>
        <message>
            <source>Cite %1</source>
            <translation>Citar %1</translation>
        </message>
        <message>
            <source>Open a workspace</source>
            <translation>Abrir un espacio de trabajo</translation>
        </message>
        <message>
            <source>Where is %1?</source>
            <translation>¿Dónde está %1?</translation>
        </message>
        <message>
            <source>Pin %1…</source>
            <translation>Fijar %1…</translation>
        </message>
    </context>
    <context>
        <name>escolio::MarkController</name>
        <message>
            <source>%1 words; the plan advises %2 to %3</source>
            <translation>%1 palabras; el plan aconseja de %2 a %3</translation>
        </message>
        <message>
            <source>%1 words</source>
            <translation>%1 palabras</translation>
        </message>
        <message>
            <source>Cited in %1</source>
            <translation>Citada en %1</translation>
        </message>
    </context>
    <context>
        <name>escolio::NewReadingDialog</name>
        <message>
            <source>Make it a &amp;git repository, if it is in none</source>
            <translation>Convertirla en un repositorio de &amp;git, si no está en ninguno</translation>
        </message>
        <message>
            <source>&amp;Begin</source>
            <translation>&amp;Empezar</translation>
        </message>
        <message>
            <source>Begin %1</source>
            <translation>Empezar %1</translation>
        </message>
        <message>
            <source>Which folder is your workspace? Notes go into %1 inside it.</source>
            <translation>¿Qué carpeta es tu espacio de trabajo? Las notas van en %1, dentro de ella.</translation>
        </message>
        <message>
            <source>Folder of the workspace</source>
            <translation>Carpeta del espacio de trabajo</translation>
        </message>
        <message>
            <source>&amp;Browse…</source>
            <translation>E&amp;xaminar…</translation>
        </message>
        <message>
            <source>Name a folder, or choose one.</source>
            <translation>Escribe una carpeta o elige una.</translation>
        </message>
        <message>
            <source>Give the whole path, from / or from ~.</source>
            <translation>Da la ruta completa, desde / o desde ~.</translation>
        </message>
        <message>
            <source>This is a file, not a folder.</source>
            <translation>Esto es un fichero, no una carpeta.</translation>
        </message>
        <message>
            <source>This folder cannot be written to.</source>
            <translation>No se puede escribir en esta carpeta.</translation>
        </message>
        <message>
            <source>Nothing can be made in %1.</source>
            <translation>No se puede crear nada en %1.</translation>
        </message>
        <message>
            <source>There are notes in it already: they stay as they are, what is missing is added.</source>
            <translation>Ya hay notas en ella: se quedan como están y se añade lo que falte.</translation>
        </message>
        <message>
            <source>The notes folder will be made in it.</source>
            <translation>Se creará en ella la carpeta de notas.</translation>
        </message>
        <message>
            <source>The folder will be made.</source>
            <translation>Se creará la carpeta.</translation>
        </message>
    </context>
    <context>
        <name>escolio::NoteEditor</name>
        <message>
            <source>Note %1</source>
            <translation>Nota %1</translation>
        </message>
        <message>
            <source>Markdown text of the note. Alt+Enter on a citation goes to its lines.</source>
            <translation>Texto Markdown de la nota. Alt+Intro sobre una cita lleva a sus líneas.</translation>
        </message>
        <message>
            <source>&amp;Go to the lines</source>
            <translation>&amp;Ir a las líneas</translation>
        </message>
        <message>
            <source>S&amp;how the cited lines</source>
            <translation>&amp;Mostrar las líneas citadas</translation>
        </message>
        <message>
            <source>&amp;Insert citation</source>
            <translation>I&amp;nsertar cita</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>C&amp;ortar</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Pegar</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>Seleccionar &amp;todo</translation>
        </message>
        <message>
            <source>Click line numbers, then Ctrl+Enter cites them here</source>
            <translation>Pulsa números de línea y Ctrl+Intro los cita aquí</translation>
        </message>
    </context>
    <context>
        <name>escolio::NotesPane</name>
        <message>
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <source>%1, not saved</source>
            <translation>%1, sin guardar</translation>
        </message>
    </context>
    <context>
        <name>escolio::OutlineModel</name>
        <message>
            <source>%1 %2, lines %3 to %4</source>
            <translation>%1 %2, líneas %3 a %4</translation>
        </message>
    </context>
    <context>
        <name>escolio::OutlineView</name>
        <message>
            <source>Outline of the file</source>
            <translation>Esquema del fichero</translation>
        </message>
        <message>
            <source>Go to the symbol</source>
            <translation>Ir al símbolo</translation>
        </message>
        <message>
            <source>Select all its lines</source>
            <translation>Seleccionar todas sus líneas</translation>
        </message>
        <message>
            <source>Classes and functions of the shown file stand here.</source>
            <translation>Aquí aparecen las clases y funciones del fichero mostrado.</translation>
        </message>
        <message>
            <source>No class or function was found in %1.</source>
            <translation>No se ha encontrado ninguna clase ni función en %1.</translation>
        </message>
        <message>
            <source>Looking for the classes and functions of %1…</source>
            <translation>Buscando las clases y funciones de %1…</translation>
        </message>
    </context>
    <context>
        <name>escolio::PinDialog</name>
        <message>
            <source>&amp;Name the pin in the notes of this source</source>
            <translation>&amp;Nombrar el pin en las notas de esta fuente</translation>
        </message>
        <message>
            <source>&amp;Pin</source>
            <translation>&amp;Fijar</translation>
        </message>
        <message>
            <source>Pin %1</source>
            <translation>Fijar %1</translation>
        </message>
        <message>
            <source>Everything is read at this commit, and citations hold for it alone, whatever the checkout does later.</source>
            <translation>Todo se lee en este commit y las citas valen solo para él, pase lo que pase después en el clon.</translation>
        </message>
        <message>
            <source>Commits to choose from</source>
            <translation>Commits a elegir</translation>
        </message>
        <message>
            <source>Or type a branch, a tag or a commit id</source>
            <translation>O escribe una rama, una etiqueta o el id de un commit</translation>
        </message>
        <message>
            <source>Branch, tag or commit id</source>
            <translation>Rama, etiqueta o id de commit</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Lo encontrado</translation>
        </message>
        <message>
            <source>Reading the history…</source>
            <translation>Leyendo el historial…</translation>
        </message>
        <message>
            <source>The files of the plan could not be read in %1.</source>
            <translation>No se han podido leer los ficheros del plan en %1.</translation>
        </message>
        <message>
            <source>The version and the content of the plan's files as they are now.</source>
            <translation>La versión y el contenido de los ficheros del plan tal como están ahora.</translation>
        </message>
        <message>
            <source>HEAD</source>
            <translation>HEAD</translation>
        </message>
        <message>
            <source>HEAD (%1)</source>
            <translation>HEAD (%1)</translation>
        </message>
        <message>
            <source>what is checked out</source>
            <translation>lo que hay en el clon</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>etiqueta</translation>
        </message>
        <message>
            <source>branch</source>
            <translation>rama</translation>
        </message>
    </context>
    <context>
        <name>escolio::ReadingView</name>
        <message>
            <source>Lists</source>
            <translation>Listas</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>Esquema</translation>
        </message>
        <message>
            <source>Citations</source>
            <translation>Citas</translation>
        </message>
        <message>
            <source>Citations %1</source>
            <translation>Citas %1</translation>
        </message>
    </context>
    <context>
        <name>escolio::SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>As the desktop</source>
            <translation>Como el escritorio</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>The language changes when Escolio is started again.</source>
            <translation>El idioma cambia al volver a abrir Escolio.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>&amp;Appearance</source>
            <translation>&amp;Aspecto</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Idioma</translation>
        </message>
    </context>
    <context>
        <name>escolio::SourceDialog</name>
        <message>
            <source>&amp;Read from here</source>
            <translation>&amp;Leer de aquí</translation>
        </message>
        <message>
            <source>Where is %1?</source>
            <translation>¿Dónde está %1?</translation>
        </message>
        <message>
            <source>Folder of %1</source>
            <translation>Carpeta de %1</translation>
        </message>
        <message>
            <source>Any folder inside the checkout or the installed package</source>
            <translation>Cualquier carpeta dentro del clon o del paquete instalado</translation>
        </message>
        <message>
            <source>&amp;Browse…</source>
            <translation>E&amp;xaminar…</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Lo encontrado</translation>
        </message>
        <message>
            <source>The plan reads %1. Name a folder on this computer that has it; it is only read, never changed.</source>
            <translation>El plan lee %1. Indica una carpeta de este ordenador que lo tenga; solo se lee, nunca se modifica.</translation>
        </message>
        <message>
            <source>Not on this computer yet? In a terminal: %1</source>
            <translation>¿Aún no está en este ordenador? En una terminal: %1</translation>
        </message>
        <message>
            <source>A git repository: %1</source>
            <translation>Un repositorio de git: %1</translation>
        </message>
        <message>
            <source>A folder without git: %1</source>
            <translation>Una carpeta sin git: %1</translation>
        </message>
    </context>
    <context>
        <name>escolio::StatusBar</name>
        <message>
            <source>What is selected</source>
            <translation>Lo seleccionado</translation>
        </message>
        <message>
            <source>Words of the note</source>
            <translation>Palabras de la nota</translation>
        </message>
        <message>
            <source>Words of the decision</source>
            <translation>Palabras de la decisión</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Pin</translation>
        </message>
        <message>
            <source>Saved or not</source>
            <translation>Guardado o no</translation>
        </message>
        <message>
            <source>%1 of %2 words, %3 left</source>
            <translation>%1 de %2 palabras, quedan %3</translation>
        </message>
        <message>
            <source>%1 of %2 words, %3 too many</source>
            <translation>%1 de %2 palabras, sobran %3</translation>
        </message>
        <message>
            <source>%1 words</source>
            <translation>%1 palabras</translation>
        </message>
        <message>
            <source>%1 + %2 in citations; wc -w says %3</source>
            <translation>%1 + %2 en citas; wc -w dice %3</translation>
        </message>
    </context>
    <context>
        <name>escolio::StatusController</name>
        <message>
            <source>pin holds</source>
            <translation>el pin se cumple</translation>
        </message>
        <message>
            <source>no pin</source>
            <translation>sin pin</translation>
        </message>
        <message>
            <source>pin is malformed</source>
            <translation>pin mal formado</translation>
        </message>
        <message>
            <source>pin is not here</source>
            <translation>el pin no está aquí</translation>
        </message>
        <message>
            <source>pin not looked up</source>
            <translation>pin sin comprobar</translation>
        </message>
        <message>
            <source>decision %1: %2 of %3–%4</source>
            <translation>decisión %1: %2 de %3–%4</translation>
        </message>
        <message>
            <source>decision %1: %2 words</source>
            <translation>decisión %1: %2 palabras</translation>
        </message>
        <message>
            <source>Ctrl+Enter</source>
            <translation>Ctrl+Intro</translation>
        </message>
        <message>
            <source>saved</source>
            <translation>guardado</translation>
        </message>
        <message>
            <source>1 note not saved</source>
            <translation>1 nota sin guardar</translation>
        </message>
        <message>
            <source>%1 notes not saved</source>
            <translation>%1 notas sin guardar</translation>
        </message>
    </context>
    <context>
        <name>escolio::TopBar</name>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
    </context>
    <context>
        <name>escolio::WelcomePage</name>
        <message>
            <source>Read source code, cite its lines, and see when the reading is done.</source>
            <translation>Lee código fuente, cita sus líneas y mira cuándo está hecha la lectura.</translation>
        </message>
        <message>
            <source>What went wrong</source>
            <translation>Qué ha fallado</translation>
        </message>
        <message>
            <source>&amp;Open a folder…</source>
            <translation>&amp;Abrir una carpeta…</translation>
        </message>
        <message>
            <source>A workspace: the folder that holds your notes and perhaps a plan.</source>
            <translation>Un espacio de trabajo: la carpeta con tus notas y, si lo tienes, un plan.</translation>
        </message>
        <message>
            <source>&amp;Begin Lab 03…</source>
            <translation>&amp;Empezar el Lab 03…</translation>
        </message>
        <message>
            <source>Makes the notes folder of the built-in reading in a folder of yours.</source>
            <translation>Crea la carpeta de notas de la lectura incluida en una carpeta tuya.</translation>
        </message>
        <message>
            <source>&amp;Try the sample</source>
            <translation>&amp;Probar el ejemplo</translation>
        </message>
        <message>
            <source>A small reading, half done: finish it in ten minutes by clicking.</source>
            <translation>Una lectura pequeña, a medio hacer: se termina en diez minutos a golpe de clic.</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>Recientes</translation>
        </message>
        <message>
            <source>Remove from this list</source>
            <translation>Quitar de esta lista</translation>
        </message>
        <message>
            <source>Remove %1 from this list</source>
            <translation>Quitar %1 de esta lista</translation>
        </message>
    </context>
</TS>
