/** A small league that sets its own salaries. */
export const OWN_SALARIES = {
  max_roster_size: 6,
  min_forwards: 0,
  min_defense: 0,
  min_goalies: 0,
  salary_cap: 100,
  salaries: 'own',
  salary_minimum: 2,
  salary_step: 1,
  protectionSheetsEnabled: false,
} as const;
