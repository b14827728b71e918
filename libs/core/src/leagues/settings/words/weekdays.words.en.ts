/** The days of a week as options of a choice. */
export const WEEKDAY_OPTIONS = {
  monday: { label: 'Monday', words: 'Monday' },
  tuesday: { label: 'Tuesday', words: 'Tuesday' },
  wednesday: { label: 'Wednesday', words: 'Wednesday' },
  thursday: { label: 'Thursday', words: 'Thursday' },
  friday: { label: 'Friday', words: 'Friday' },
  saturday: { label: 'Saturday', words: 'Saturday' },
  sunday: { label: 'Sunday', words: 'Sunday' },
};
