export const words = {
  drawing: (name: string) => `Drawing: ${name}`,
  moving: (name: string) => `${name}: start and end. Press to see it move.`,
  mistakes: 'Common mistakes',
  later: 'The drawing and more about it come with a connection, and are on this device from then on.',
};
