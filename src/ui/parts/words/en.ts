export const words = {
  calendar: { previous: 'The month before', next: 'The month after' },
  digit: (label: string, place: string, of: string) => `${label}, digit ${place} of ${of}`,
  drop: 'or drop it here',
  crop: {
    label: 'Part of the picture that is shown',
    help: 'Arrow keys move it; with Alt they change its size.',
    at: (left: string, top: string, side: string) => `${left} from the left, ${top} from the top, ${side} wide`,
    smaller: 'Zoom out',
    larger: 'Zoom in',
  },
  showAll: 'Show all',
};
