/** Where the files of the engine lie beside the page, and how large they are (`scripts/engine.mjs`). */
declare module 'virtual:coatl-engine' {
  export const folder: string;
  export const files: readonly { name: string; size: number }[];
  /** What Pyodide wants to know about packages. */
  export const lock: unknown;
}
