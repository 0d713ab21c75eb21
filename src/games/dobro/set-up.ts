export { drawLots } from '#engine/dobro/playing/round.ts';
