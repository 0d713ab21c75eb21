export { drawLots } from '#engine/fort/playing/turn/lots.ts';
