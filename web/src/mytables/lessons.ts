/** How far the reader is in each lesson: kept on this device, by table, so that a lesson can be left and taken up again. */
export const LESSONS = ['board', 'cards', 'carl'] as const;
export type LessonName = (typeof LESSONS)[number];

export interface Progress {
  table: string;
  lesson: LessonName;
  /** Names of the steps that are behind. */
  done: string[];
  /** The marks are put away; the pill brings them back. */
  isHidden: boolean;
  /** The reader goes on without the lesson. */
  isLeft: boolean;
  isOver: boolean;
}

const KEY = 'coatl.lessons';
const MOST = 6;

const isLesson = (value: unknown): value is LessonName => LESSONS.some((name) => name === value);

function readOne(value: unknown): Progress | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof Progress, unknown>>;
  if (typeof kept.table !== 'string' || !isLesson(kept.lesson)) return null;
  return {
    table: kept.table,
    lesson: kept.lesson,
    done: Array.isArray(kept.done) ? kept.done.filter((name) => typeof name === 'string') : [],
    isHidden: kept.isHidden === true,
    isLeft: kept.isLeft === true,
    isOver: kept.isOver === true,
  };
}

/** Without storage the page remembers as long as it lives. */
let memory = '[]';

/** The lessons of this device, the latest first. */
export function listLessons(): Progress[] {
  try {
    memory = localStorage.getItem(KEY) ?? memory;
  } catch {
    // What was kept last is still in memory.
  }
  let kept: unknown = [];
  try {
    kept = JSON.parse(memory);
  } catch {
    // Something else under our key: as if nothing had been kept.
  }
  return (Array.isArray(kept) ? kept : []).map(readOne).filter((one) => one !== null);
}

export const findLesson = (table: string): Progress | null => listLessons().find((one) => one.table === table) ?? null;

/** A lesson of this kind that waits to be taken up again, also after it was left. */
export const openLesson = (lesson: LessonName): Progress | null =>
  listLessons().find((one) => one.lesson === lesson && !one.isOver) ?? null;

export const hasFinished = (lesson: LessonName): boolean =>
  listLessons().some((one) => one.lesson === lesson && one.isOver);

export function saveLesson(progress: Progress): void {
  const others = listLessons().filter((one) => one.table !== progress.table);
  memory = JSON.stringify([progress, ...others].slice(0, MOST));
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // It is forgotten with the page.
  }
}

export const forgetLesson = (table: string): void => {
  memory = JSON.stringify(listLessons().filter((one) => one.table !== table));
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // As above.
  }
};
