/** On the page that a process shows while it migrates. */
export const MEANWHILE = {
  title: 'Crease is being upgraded',
  takes: 'This takes a few minutes. No data is lost, and the clocks of drafts are extended by this time.',
  reloads: 'This page opens on its own afterwards.',
};
