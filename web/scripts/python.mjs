/** Runs a Python file as a page would: `node scripts/python.mjs FILE` has Pyodide and the modules of the engine's archive. */
import fs from 'node:fs';
import { loadPyodide } from 'pyodide';
import { packModules } from './engine.mjs';

const HOME = '/home/pyodide/coatl-modules';
const [, , file, archive] = process.argv;
const modules = packModules();
// The same archive for who wants to compare.
if (archive) fs.writeFileSync(archive, modules);
const python = await loadPyodide({ stdout: (text) => console.log(text), stderr: (text) => console.error(text) });
python.unpackArchive(modules, 'zip', { extractDir: HOME });
python.runPython(`import sys; sys.path.insert(0, '${HOME}')`);
python.runPython(fs.readFileSync(file, 'utf8'));
