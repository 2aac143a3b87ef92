#include "core/source/package_version.h"
#include "tests/fakes/temporary_folder.h"

#include <catch2/catch_test_macros.hpp>

using namespace escolio;
using namespace escolio::fakes;

namespace {
constexpr const char* target = "torch/distributed/fsdp/_runtime_utils.py";
}

TEST_CASE("The version of an installed Python package stands in its metadata", "[package]") {
  const TemporaryFolder folder;
  writeFile(folder / "torch/version.py",
            "from typing import Optional\n\n__all__ = ['__version__', 'git_version']\n"
            "__version__ = '2.6.0+cu124'\ncuda: Optional[str] = '12.4'\n"
            "git_version = '2236df1770800ffea5697b11b0bb0d910b2e59e1'\n");
  writeFile(folder / "torch-2.6.0.dist-info/METADATA",
            "Metadata-Version: 2.1\nName: torch\nVersion: 2.6.0\n\nVersion: 9 of the text\n");
  writeFile(folder / "torchvision-0.21.0.dist-info/METADATA", "Name: torchvision\nVersion: 0.21\n");
  const PackageVersion version = packageVersion(folder.path(), target);
  CHECK(version.version == "2.6.0");
  CHECK(version.from == "torch-2.6.0.dist-info/METADATA");
  CHECK(version.commit == "2236df1770800ffea5697b11b0bb0d910b2e59e1");
}

TEST_CASE("Eggs tell their version too", "[package]") {
  const TemporaryFolder folder;
  writeFile(folder / "torch-2.6.0+debian.egg-info/PKG-INFO",
            "Name: torch\r\nVersion: 2.6.0+debian\r\n");
  CHECK(packageVersion(folder.path(), target).version == "2.6.0+debian");
  writeFile(folder / "six-1.17.egg-info", "Name: six\nVersion: 1.17\n");
  CHECK(packageVersion(folder.path(), "six.py").version == "1.17");
}

TEST_CASE("Metadata of another name is found by what it lists", "[package]") {
  const TemporaryFolder folder;
  writeFile(folder / "alpha-1.dist-info/METADATA", "Version: 1\n");
  writeFile(folder / "alpha-1.dist-info/top_level.txt", "beta\n");
  writeFile(folder / "megatron_core-0.12.0.dist-info/METADATA", "Version: 0.12.0\n");
  writeFile(folder / "megatron_core-0.12.0.dist-info/top_level.txt", "megatron\n");
  writeFile(folder / "dash_name-3.dist-info/METADATA", "Version: 3\n");
  writeFile(folder / "dash_name-3.dist-info/RECORD", "inner/__init__.py,sha256=x,1\n");
  CHECK(packageVersion(folder.path(), "megatron/core/layers.py").version == "0.12.0");
  CHECK(packageVersion(folder.path(), "inner/a.py").version == "3");
  CHECK(packageVersion(folder.path(), "gamma/a.py").version == "0");
}

TEST_CASE("Without metadata the package's own files are asked", "[package]") {
  const TemporaryFolder folder;
  CHECK(packageVersion(folder.path(), target) == PackageVersion{});
  writeFile(folder / "package.json", R"({"name": "x", "version": "4.5.6-rc.1"})");
  CHECK(packageVersion(folder.path(), target).version == "4.5.6-rc.1");
  writeFile(folder / "pyproject.toml", "[project]\nname = \"x\"\nversion = \"1.2.3\"\n");
  CHECK(packageVersion(folder.path(), target).version == "1.2.3");
  writeFile(folder / "torch/version.py",
            "__version__: str = \"2.7.0a0 local build\"\ngit_version = 'Unknown'\n");
  const PackageVersion version = packageVersion(folder.path(), target);
  CHECK(version.version == "2.7.0a0");
  CHECK(version.from == "torch/version.py");
  CHECK(version.commit.empty());
}

TEST_CASE("Broken metadata tells nothing", "[package]") {
  const TemporaryFolder folder;
  writeFile(folder / "package.json", "{\"version\": 3");
  writeFile(folder / "pyproject.toml", "[project\nversion=");
  writeFile(folder / "torch-1.dist-info/METADATA", "Version:   \n");
  writeFile(folder / "torch/version.py", "__version__ = compute()\n__version__ = 'unclosed\n");
  CHECK(packageVersion(folder.path(), target).version == "0");
}
