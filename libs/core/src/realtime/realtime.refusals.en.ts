export const REALTIME_REFUSALS = {
  outdated: () => ({ message: 'Crease was updated since you opened this page.', fix: 'Reload the page.' }),
};
