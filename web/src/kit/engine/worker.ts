/** The worker: Python and the host of tables (`coatl.local`) in it. It knows no rule and no table, and passes messages on. */
import type { FromHost, FromWorker, Start, ToHost, ToWorker } from './messages';

interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): { take(text: string): string };
}
type LoadPyodide = (options: Record<string, unknown>) => Promise<Python>;

const HOME = '/home/pyodide/coatl-modules';
const BEGIN = `
import sys
sys.path.insert(0, ${JSON.stringify(HOME)})
from coatl.local.host import Host
Host()
`;

class Broken extends Error {}

const tell = (message: FromWorker) => postMessage(message);
let host: { take(text: string): string } | null = null;

function take(message: ToHost, isAnswer = true): void {
  const messages = host ? (JSON.parse(host.take(JSON.stringify(message))) as FromHost[]) : [];
  // The moment of a bot or a review is only a matter of time.
  for (const each of messages)
    if (each.type === 'wake') setTimeout(() => take({ type: 'wake', table: each.table }, false), each.after);
    else if (each.type === 'think') setTimeout(() => take({ type: 'think' }, false), each.after);
  tell({ type: 'took', messages: messages.filter(({ type }) => type !== 'wake' && type !== 'think'), isAnswer });
}

/** Fetches a file and counts what comes; half a file is none. */
async function fetchFile(url: string, size: number, count: (bytes: number) => void): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const parts: BlobPart[] = [];
  let here = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    here += value.length;
    count(value.length);
  }
  if (here !== size) throw new Broken(`${url}: ${here} bytes of ${size}`);
  return new Blob(parts);
}

async function start({ folder, files, lock }: Start): Promise<void> {
  let bytes = 0;
  const count = (more: number) => tell({ type: 'loaded', bytes: (bytes += more) });
  const sizes = new Map(files.map(({ name, size }) => [name, size]));
  const at = (name: string) => new URL(name, folder).href;
  const blob = (name: string) => fetchFile(at(name), sizes.get(name) ?? 0, count);
  // A module can only be imported by its address; its bytes are counted when it is here.
  const module = async (name: string): Promise<unknown> => {
    const found: unknown = await import(/* @vite-ignore */ at(name));
    count(sizes.get(name) ?? 0);
    return found;
  };
  const [loader, , python, library, modules] = await Promise.all([
    module('pyodide.mjs') as Promise<{ loadPyodide: LoadPyodide }>,
    module('pyodide.asm.mjs'),
    blob('python.bin'),
    blob('stdlib.zip'),
    blob('coatl.zip'),
  ]);
  tell({ type: 'starting' });
  const wasm = python.stream().pipeThrough(new DecompressionStream('gzip'));
  // Python asks for its parts by address: it gets those that are here already.
  const fetchElsewhere = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('pyodide.asm.wasm'))
      return Promise.resolve(new Response(wasm, { headers: { 'content-type': 'application/wasm' } }));
    if (url.endsWith('python_stdlib.zip')) return Promise.resolve(new Response(library));
    return fetchElsewhere(input, init);
  };
  const pyodide = await loader.loadPyodide({ indexURL: folder, lockFileContents: lock });
  globalThis.fetch = fetchElsewhere;
  pyodide.unpackArchive(await modules.arrayBuffer(), 'zip', { extractDir: HOME });
  host = pyodide.runPython(BEGIN);
  tell({ type: 'ready' });
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'take') {
    take(data.message);
    return;
  }
  start(data).catch((error: unknown) => {
    const isUnreached = !(error instanceof Broken) && host === null && !navigator.onLine;
    const isNetwork = error instanceof TypeError && /fetch|import|network/i.test(error.message);
    tell({
      type: 'failed',
      code: isUnreached || isNetwork ? 'engine-unreached' : 'engine-broken',
      message: String(error),
    });
  });
};
