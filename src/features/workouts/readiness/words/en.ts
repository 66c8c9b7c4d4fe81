export const words = {
  title: 'Before your first plan',
  help: 'Tick what is true of you. Your trainer and your doctors read it.',
  asked: {
    heart: 'A doctor has told me that my heart is not well, or my blood pressure is too high',
    chest: 'My chest hurts, at rest or when I exert myself',
    faint: 'In the last year I fainted, or nearly did',
    joint: 'A bone, a joint or my back could get worse by training',
    medicine: 'I take medicine for my heart, my blood pressure or my sugar',
    other: 'There is something else for which training may have to wait',
  },
  save: 'That is all',
  saved: 'Answers saved',
  askDoctor: 'Ask a doctor first',
  askDoctorHelp: 'Something of what you ticked should be looked at before you train by a plan.',
  cleared: 'A doctor has nothing against it',
  again: 'Answer again',
  notSaved: 'Answers not saved',
};
