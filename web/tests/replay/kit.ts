/** A server that knows two finished games: recorded answers, by address. */
import { vi } from 'vitest';
import type { AdviceData, CourseData, StepData, StateMessage } from '$kit/api';
import fixtures from './games.json';

export interface Finished {
  final: StateMessage;
  course: CourseData;
  step: StepData;
}

export const BOARD = fixtures.board as unknown as Finished & { advice: AdviceData };
export const CARL = fixtures.carl as unknown as Finished;
export const RECORD = `coatl record 1
game: board
rules: 1
options: seats=2
commitment: -
players: Ana | Ozo
deal: heads=Y,B
0 keep P39
0 done
1 done
scores: 3 4
secret: 00
`;

/** Answers requests about a finished game; returns the paths that were asked for. */
export function serve(game: Finished & { advice?: AdviceData }): string[] {
  const asked: string[] = [];
  const answer = (path: string): unknown => {
    const step = /\/steps\/(\d+)/.exec(path)?.[1];
    if (path.includes('/advice')) return { ...game.advice, step: Number(step) };
    if (step !== undefined) return { ...game.step, step: Number(step) };
    if (path.includes('/steps')) return game.course;
    return game.final;
  };
  vi.stubGlobal('fetch', (url: string) => {
    const path = String(url).replace(/^.*\/api\//, '');
    asked.push(path);
    if (path.includes('/record')) return Promise.resolve(new Response(RECORD));
    return Promise.resolve(
      new Response(JSON.stringify(answer(path)), { headers: { 'content-type': 'application/json' } }),
    );
  });
  return asked;
}
