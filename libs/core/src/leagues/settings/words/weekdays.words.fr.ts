export const WEEKDAY_OPTIONS = {
  monday: { label: 'Lundi', words: 'lundi' },
  tuesday: { label: 'Mardi', words: 'mardi' },
  wednesday: { label: 'Mercredi', words: 'mercredi' },
  thursday: { label: 'Jeudi', words: 'jeudi' },
  friday: { label: 'Vendredi', words: 'vendredi' },
  saturday: { label: 'Samedi', words: 'samedi' },
  sunday: { label: 'Dimanche', words: 'dimanche' },
};
