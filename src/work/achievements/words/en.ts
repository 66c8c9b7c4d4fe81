export const words = {
  earned: 'Achievement',
  earnedMore: (count: string) => `${count} achievements`,
  names: {
    workouts: (count: string) => `${count} workouts`,
    records: (count: string) => `${count} personal records`,
    comebacks: () => 'Back again',
    returns: () => 'Back after a pause',
    streak: (count: string) => `${count} days in a row`,
    weeks: (count: string) => `${count} weeks in a row`,
    weighings: (count: string) => `${count} weighings`,
    goals: (count: string) => `${count} goals reached`,
    way: (count: string) => `${count} % of the way`,
    lost: (count: string) => `${count} % lighter than at the start`,
  },
  firsts: { workouts: 'First workout', goals: 'First goal reached', records: 'First personal record' },
};
