export const words = {
  status: {
    requested: 'Requested',
    pending: 'Pending',
    scheduled: 'Scheduled',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
    declined: 'Declined',
  },
  week: { thisWeek: 'This Week', today: 'Today', confirmed: 'Confirmed', pending: 'Pending' },
  mode: { video: 'Virtual', phone: 'By phone', 'in-person': 'In person' },
  join: 'Join',
  joinOffline: 'Join needs a connection',
  joinLater: 'The link comes with the answer',
  day: 'Day',
  time: 'Time',
  zone: (zone: string) => `Times are those of ${zone}.`,
};
