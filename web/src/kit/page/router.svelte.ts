/** Where the reader is, by the address's fragment: servers never see it, so an invitation may stand in it. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'settings' }
  | { page: 'games' }
  | { page: 'record' }
  | { page: 'carl' }
  | { page: 'table'; table: string; invite: string | null }
  /** A finished game once more, or judged; the step of its record that is looked at. */
  | { page: 'replay' | 'review'; table: string; step: number | null; invite?: string }
  | { page: Reading; path: string }
  /** A seat is to be moved to this device. */
  | { page: 'recover'; secret: string };

/** Pages that belong to no table; what follows in the address is theirs. */
const READING = ['learn', 'cards', 'score', 'puzzles', 'daily'] as const;
type Reading = (typeof READING)[number];

const TABLE = /^\/t\/([A-Za-z0-9_-]{8,32})(?:\/([A-Za-z0-9_-]{1,128}))?\/?$/;

const REPLAY = /^\/(replay|review)\/([A-Za-z0-9_-]{8,32})(?:\/(\d{1,6}))?(?:\/([A-Za-z0-9_-]{16,128}))?\/?$/;
const RECOVER = /^\/r\/([A-Za-z0-9_-]{32,128})\/?$/;

/** Reads a fragment; anything unknown is the first screen. */
export function parseRoute(fragment: string): Route {
  const path = fragment.replace(/^#/, '');
  const [, table, invite] = TABLE.exec(path) ?? [];
  if (table) return { page: 'table', table, invite: invite ?? null };
  const [, looking, replayed, step, seen] = REPLAY.exec(path) ?? [];
  if (replayed)
    return {
      page: looking === 'review' ? 'review' : 'replay',
      table: replayed,
      step: step === undefined ? null : Number(step),
      ...(seen ? { invite: seen } : {}),
    };
  const reading = READING.find((page) => path === `/${page}` || path.startsWith(`/${page}/`));
  if (reading) return { page: reading, path: path.slice(reading.length + 2) };
  const secret = RECOVER.exec(path)?.[1];
  if (secret) return { page: 'recover', secret };
  if (path === '/new') return { page: 'new' };
  if (path === '/games') return { page: 'games' };
  if (path === '/record') return { page: 'record' };
  if (path === '/carl') return { page: 'carl' };
  if (path === '/settings') return { page: 'settings' };
  return { page: 'home' };
}

export function formatRoute(route: Route): string {
  if (route.page === 'table') return `#/t/${route.table}${route.invite ? `/${route.invite}` : ''}`;
  if (route.page === 'replay' || route.page === 'review')
    return `#/${route.page}/${route.table}${route.step === null ? '' : `/${route.step}`}${route.invite ? `/${route.invite}` : ''}`;
  if ('path' in route) return `#/${route.page}${route.path ? `/${route.path}` : ''}`;
  if (route.page === 'recover') return `#/r/${route.secret}`;
  return route.page === 'home' ? '#/' : `#/${route.page}`;
}

/** A link as it was pasted: the whole address, its fragment, or what comes after it. */
export function parseLink(text: string): Route | null {
  const trimmed = text.trim();
  const fragment = trimmed.includes('#') ? trimmed.slice(trimmed.indexOf('#')) : trimmed;
  for (const form of [fragment, `#/t/${fragment.replace(/^\/?(t\/)?/, '')}`]) {
    const route = parseRoute(form);
    if (route.page === 'table') return route;
  }
  return null;
}

/** The address that brings others to a table. */
export function inviteLink(table: string, invite: string | null, page: string = location.href): string {
  return page.replace(/#.*$/, '') + formatRoute({ page: 'table', table, invite });
}

/** The address that shows others a moment of a finished game. */
export function replayLink(table: string, step: number, invite: string | null, page: string = location.href): string {
  return page.replace(/#.*$/, '') + formatRoute({ page: 'replay', table, step, ...(invite ? { invite } : {}) });
}
/** The address that shows others how a finished game was played. */
export const reviewLink = (table: string, step: number | null, invite: string | null, page: string = location.href) =>
  page.replace(/#.*$/, '') + formatRoute({ page: 'review', table, step, ...(invite ? { invite } : {}) });
/** The address that moves a seat to the device that opens it. */
export const recoveryLink = (secret: string, page: string = location.href): string =>
  page.replace(/#.*$/, '') + formatRoute({ page: 'recover', secret });

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): () => void {
    const look = () => {
      const route = parseRoute(location.hash);
      // We hear of our own steps, too.
      if (formatRoute(route) !== formatRoute(this.route)) this.route = route;
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }

  go(route: Route): void {
    location.hash = formatRoute(route);
    this.route = route;
  }

  /** The same place under a shorter address, without a step to go back to. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route));
    this.route = route;
  }
}

export const router = new Router();
