// The offline page: reloads as soon as the server answers.
(function () {
  var LOOK_EVERY_MS = 10000;
  var why = document.getElementById('why');
  var state = document.getElementById('state');
  try {
    var theme = localStorage.getItem('crease.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {}

  function say() {
    why.textContent = navigator.onLine
      ? 'Your device has a network, but the server does not answer.'
      : 'Your device is offline.';
  }
  function look(asked) {
    say();
    if (asked) state.textContent = 'Trying…';
    return fetch('/api/health', { cache: 'no-store' }).then(
      function (answer) {
        if (answer.ok) location.reload();
        else if (asked) state.textContent = 'Not yet. The server is there, but not ready.';
      },
      function () {
        if (asked) state.textContent = 'Not yet. Nothing answers.';
      },
    );
  }
  say();
  document.querySelector('button').addEventListener('click', function () {
    look(true);
  });
  addEventListener('online', function () {
    look(false);
  });
  addEventListener('offline', say);
  setInterval(function () {
    if (!document.hidden) look(false);
  }, LOOK_EVERY_MS);
})();
