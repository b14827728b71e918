// The offline page of each language: reloads as soon as the server answers.
(function () {
  var LOOK_EVERY_MS = 10000;
  var why = document.getElementById('why');
  var state = document.getElementById('state');
  try {
    var theme = localStorage.getItem('crease.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {}

  function say() {
    why.textContent = navigator.onLine ? why.dataset.unanswered : why.dataset.offline;
  }
  function look(asked) {
    say();
    if (asked) state.textContent = state.dataset.trying;
    return fetch('/api/health', { cache: 'no-store' }).then(
      function (answer) {
        if (answer.ok) location.reload();
        else if (asked) state.textContent = state.dataset.unready;
      },
      function () {
        if (asked) state.textContent = state.dataset.silent;
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
