// Before the first paint: the chosen theme, and which frame to show while the app arrives.
(function () {
  var page = document.documentElement;
  try {
    var theme = localStorage.getItem('crease.theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    if (localStorage.getItem('crease.session')) page.dataset.session = 'kept';
  } catch (error) {}
  page.dataset.frame = location.pathname === '/' ? 'landing' : location.pathname.indexOf('/draft/live/') >= 0 ? 'room' : 'app';
})();
