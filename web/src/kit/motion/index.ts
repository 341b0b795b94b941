/** Movement at the tables: decoration over a page that is always up to date. */
export { moments } from './moments';
export * from './places';
