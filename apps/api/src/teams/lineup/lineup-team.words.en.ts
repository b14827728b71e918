/** Why a player of a line-up did not count. */
export const WHEREABOUTS = {
  gone: 'No longer on this team',
  ir: 'On injured reserve',
  rookie: 'In the rookie bank',
  inactive: 'Was not active at noon',
};
