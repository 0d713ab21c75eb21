export const icons = {
  pebbles: {
    d: 'M7 12a5 4 0 1 1 0 8 5 4 0 0 1 0-8M17 12a5 4 0 1 1 0 8 5 4 0 0 1 0-8M12 3a5 4 0 1 1 0 8 5 4 0 0 1 0-8',
  },
};
