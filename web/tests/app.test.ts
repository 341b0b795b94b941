import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanName, findTable, forgetTable, keepTable, listTables, loadName, saveName } from '../src/mytables/device';
import { formatRoute, inviteLink, parseLink, parseRoute } from '$kit/page/router.svelte';
import { PRESETS, optionWords, planSeats, readCards, readOptions } from '../src/mytables/plan';
import { newNonce, newToken } from '$kit/network/random';
import { language } from '$kit/words';
import Home from '../src/home/Home.svelte';
import NewTable from '../src/newtable/NewTable.svelte';
import Settings from '../src/settings/Settings.svelte';
import Curtain from '../src/table/Curtain.svelte';
import Qr from '../src/table/lobby/Qr.svelte';
import Toast from '$kit/page/Toast.svelte';
import { shell } from '$kit/page/shell.svelte';

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  await language.choose('en', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  shell.settings = false;
});

describe('addresses', () => {
  it('are read from the fragment', () => {
    expect(parseRoute('')).toEqual({ page: 'home' });
    expect(parseRoute('#/new')).toEqual({ page: 'new' });
    expect(parseRoute('#/settings')).toEqual({ page: 'settings' });
    expect(parseRoute('#/t/MTD575pw8k0m3Aam')).toEqual({ page: 'table', table: 'MTD575pw8k0m3Aam', invite: null });
    expect(parseRoute('#/t/MTD575pw8k0m3Aam/aAV4_-x')).toEqual({
      page: 'table',
      table: 'MTD575pw8k0m3Aam',
      invite: 'aAV4_-x',
    });
    expect(parseRoute('#/t/../x')).toEqual({ page: 'home' });
    expect(parseRoute('#/replay/MTD575pw8k0m3Aam/12')).toEqual({ page: 'replay', table: 'MTD575pw8k0m3Aam', step: 12 });
    expect(parseRoute('#/learn')).toEqual({ page: 'learn', path: '' });
    expect(parseRoute('#/cards/board/A1')).toEqual({ page: 'cards', path: 'board/A1' });
  });

  it('are written as they are read, and links keep the page under any path', () => {
    const route = { page: 'table', table: 'MTD575pw8k0m3Aam', invite: 'abc' } as const;
    expect(parseRoute(formatRoute(route))).toEqual(route);
    expect(inviteLink(route.table, 'abc', 'https://x.example/games/#/t/y')).toBe(
      'https://x.example/games/#/t/MTD575pw8k0m3Aam/abc',
    );
  });

  it('pasted links may be whole, or only their end', () => {
    for (const text of [
      ' https://x.example/#/t/MTD575pw8k0m3Aam/abc ',
      '#/t/MTD575pw8k0m3Aam/abc',
      '/t/MTD575pw8k0m3Aam/abc',
      'MTD575pw8k0m3Aam/abc',
    ]) {
      expect(parseLink(text), text).toEqual({ page: 'table', table: 'MTD575pw8k0m3Aam', invite: 'abc' });
    }
    expect(parseLink('hello there')).toBeNull();
    expect(parseLink('')).toBeNull();
  });
});

describe('what a device keeps', () => {
  it('tables with their tokens, the latest first', () => {
    keepTable('one', { tokens: ['a'], at: 1 });
    keepTable('two', { host: 'h', at: 2 });
    keepTable('one', { invite: 'i', at: 3 });
    expect(listTables().map((table) => table.id)).toEqual(['one', 'two']);
    expect(findTable('one')).toMatchObject({ tokens: ['a'], invite: 'i', host: null });
    forgetTable('one');
    expect(findTable('one')).toBeNull();
  });

  it('survives nonsense, and never drops a running game for a finished one', () => {
    localStorage.setItem('coatl.tables', '[1, {"id": 7}, {"id": "x", "tokens": "no"}]');
    expect(listTables()).toEqual([
      { id: 'x', game: 'board', tokens: [], host: null, invite: null, at: 0, isOver: false, ended: null },
    ]);
    localStorage.setItem('coatl.tables', '{');
    keepTable('running', { at: 0 });
    for (let i = 1; i < 130; i++) keepTable(`over-${i}`, { at: i, isOver: true });
    expect(listTables()).toHaveLength(120);
    expect(findTable('running')).not.toBeNull();
  });

  it('names as the server takes them', () => {
    expect(cleanName('  Ana   María | ')).toBe('Ana María');
    expect(cleanName('-')).toBe('');
    expect([...cleanName('🐍'.repeat(40))]).toHaveLength(30);
    saveName('Ana');
    expect(loadName()).toBe('Ana');
  });

  it('secrets are long and never the same', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/);
    expect(newNonce()).not.toBe(newNonce());
  });
});

describe('a table to be made', () => {
  it('presets are options in the words of the server', () => {
    expect(optionWords(PRESETS.first.options)).toBe('');
    expect(optionWords(PRESETS.golden.options)).toBe('sacrifice feathers promo');
    expect(readOptions('seats=3 sacrifice,promo')).toEqual(['sacrifice', 'promo']);
    expect(readOptions('seats=2 promo cards=dawn@12ab')).toEqual(['promo']);
    expect(readCards('seats=2 promo cards=dawn@12ab')).toBe('dawn@12ab');
    expect(readCards('seats=2 promo')).toBe('');
  });

  it('seats: the maker, people by link or at this device, bots with names of their own', () => {
    const places = [
      { who: 'bot', level: 'carver', name: '' },
      { who: 'link', level: 'carver', name: '' },
      { who: 'bot', level: 'carver', name: '' },
    ] as const;
    expect(planSeats(places, false, () => 'Xoco')).toEqual([
      { kind: 'person' },
      { kind: 'bot', level: 'carver', name: 'Xoco' },
      { kind: 'person' },
      { kind: 'bot', level: 'carver', name: 'Xoco 2' },
    ]);
    expect(planSeats(places, true, () => 'Xoco')[2]).toEqual({ kind: 'open' });
  });
});

describe('screens', () => {
  const answers = () => {
    const asked: { path: string; body: Record<string, unknown> }[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn((url: string, given?: RequestInit) => {
        const path = new URL(url).pathname;
        const isPost = given?.method === 'POST';
        if (isPost) asked.push({ path, body: JSON.parse(String(given?.body)) as Record<string, unknown> });
        const body = !isPost
          ? []
          : path.endsWith('/join')
            ? { table: 'table-one', seat: 0, token: 't' }
            : { table: 'table-one', host: 'h', invite: 'i', commitment: 'c' };
        return Promise.resolve(new Response(JSON.stringify(body), { status: isPost ? 201 : 200 }));
      }),
    );
    return asked;
  };

  it('one press on the first screen is a game against a bot', async () => {
    const asked = answers();
    render(Home, { words: language.words });
    await fireEvent.click(screen.getByRole('button', { name: 'Play against Ozo' }));
    await waitFor(() => expect(location.hash).toBe('#/t/table-one'));
    // With hints, as the screen says.
    expect(asked[0]?.body).toMatchObject({
      game: 'board',
      help: 'coach',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'novice', name: 'Ozo' }],
    });
    expect(asked[1]?.body).toMatchObject({ name: 'Player', seat: 0, invite: 'i' });
    expect(String(asked[1]?.body['nonce'])).toMatch(/^[\w-]{22}$/);
    const kept = findTable('table-one');
    expect(kept?.tokens).toEqual([asked[1]?.body['token']]);
    expect(kept?.host).toBe(asked[0]?.body['token']);
  });

  it('another rival, another game, another language', async () => {
    const asked = answers();
    render(Home, { words: language.words });
    await fireEvent.click(screen.getByRole('radio', { name: /Cuauh/ }));
    expect(screen.getByRole('button', { name: 'Play against Cuauh' })).toBeInTheDocument();
    await fireEvent.click(screen.getByRole('radio', { name: /Solo: CARL/ }));
    await fireEvent.click(screen.getByRole('radio', { name: /Greedy/ }));
    await language.choose('fr', false);
    await fireEvent.click(await screen.findByRole('button', { name: 'Jouer contre CARL' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.body).toMatchObject({
      game: 'carl',
      help: 'coach',
      options: 'greedy',
      seats: [{ kind: 'person' }],
    });
  });

  it('a new table waits for others only if there are any', async () => {
    const asked = answers();
    render(NewTable, { words: language.words });
    expect(screen.getByRole('button', { name: 'Create the table' })).toBeInTheDocument();
    await fireEvent.click(screen.getByRole('button', { name: 'Seat 2: somebody at this device' }));
    await fireEvent.click(screen.getByRole('radio', { name: /Golden/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Another seat' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Begin the game' }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[0]?.body).toMatchObject({
      options: 'sacrifice feathers promo',
      autostart: true,
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
    });
    expect(asked.slice(1).map((one) => one.body['name'])).toEqual(['Player', 'Player 2']);
    expect(findTable('table-one')?.tokens).toHaveLength(2);
  });

  it('settings change the page and are kept', async () => {
    render(Settings, { words: language.words });
    shell.settings = true;
    await fireEvent.click(await screen.findByRole('radio', { name: 'Night' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('coatl.display')).toContain('dark');
    await fireEvent.click(screen.getByRole('radio', { name: 'Português' }));
    await screen.findAllByText('Idioma');
    expect(localStorage.getItem('coatl.language')).toBe('pt-BR');
    shell.change({ theme: 'auto' });
  });

  it('a curtain shows nothing but whose turn it is', async () => {
    const onready = vi.fn();
    render(Curtain, { words: language.words, name: 'Ana', mask: { name: 'jaguar', ground: '#000' }, onready });
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ana' }));
    expect(onready).toHaveBeenCalledOnce();
  });

  it('refusals are said aloud and can be closed', async () => {
    const ondismiss = vi.fn();
    render(Toast, { words: language.words, refusal: { code: 'illegal', arguments: {}, message: '' }, ondismiss });
    expect(screen.getByRole('alert')).toHaveTextContent('The rules do not allow that.');
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(ondismiss).toHaveBeenCalled();
  });

  it('a link becomes a picture', () => {
    render(Qr, { text: 'https://coatl.example/#/t/abc', label: 'code' });
    expect(screen.getByRole('img', { name: 'code' }).querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(
      500,
    );
  });
});
