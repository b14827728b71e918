import { refusalsIn } from '../refusals.js';

const LEAGUES_REFUSALS = {
  notFound: () => ({ message: 'This member does not exist, or you may not see it.' }),
  notAMember: () => ({ message: 'The new commissioner must be in this league.', fix: 'Choose another member.' }),
  forbidden: () => ({ message: 'Only a commissioner can name a new commissioner.', fix: 'Leave without naming one.' }),
  lastCommissioner: () => ({
    message: 'You are the only commissioner of this league.',
    fix: 'Choose who takes over, then leave.',
  }),
};

export const { refuse } = refusalsIn('leagues', LEAGUES_REFUSALS);
