import { expect, it } from 'vitest';
import { FakeStorage } from '#testing/fake-storage.ts';
import { storageShelf } from '#widgets/shared/shelf.ts';
import { addressOf, type Chosen, openSetUp, readAddress } from './kept.ts';

const offered = { players: [2, 3, 4], ways: ['basic', 'advanced'] };
const chosen: Chosen = {
  players: 4,
  way: 'advanced',
  ticked: ['perks', 'park'],
  names: ['Ann', '', 'Cy'],
  seed: 4_294_967_295,
};

it('keeps what was chosen, ticked and drawn', () => {
  const shelf = storageShelf(new FakeStorage());
  expect(openSetUp(shelf, 'fort', offered).chosen).toBeUndefined();
  openSetUp(shelf, 'fort', offered).keep(chosen);
  expect(openSetUp(shelf, 'fort', offered).chosen).toEqual(chosen);
  expect(openSetUp(shelf, 'dobro', offered).chosen).toBeUndefined();
});

it('sets aside what this game does not offer', () => {
  const shelf = storageShelf(new FakeStorage());
  openSetUp(shelf, 'fort', offered).keep(chosen);
  const other = openSetUp(shelf, 'fort', { players: [2, 3], ways: [] });
  expect(other).toMatchObject({ chosen: undefined, wasAside: true });
});

it('leads to the same draw by its address', () => {
  const { players, way, seed } = chosen;
  expect(addressOf(chosen)).toBe('#players=4&way=advanced&seed=4294967295');
  expect(readAddress(addressOf(chosen), offered)).toEqual({ players, way, seed });
  const plain = { ...chosen, players: 2, way: '', seed: null };
  expect(readAddress(addressOf(plain), { players: [2], ways: [] })).toEqual({
    players: 2,
    way: '',
    seed: null,
  });
});

it.each([
  '#players=5&way=basic',
  '#players=3&way=quick',
  '#players=3&seed=-1',
  '#players=3&seed=4294967296',
  '#players=3&seed=0.5',
  '#players=&seed=x',
  '#anything',
])('reads no set-up from %s', (hash) => {
  expect(readAddress(hash, offered)).toBeUndefined();
});
