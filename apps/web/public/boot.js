// Runs before the first paint and long before the app has arrived: the chosen theme, which frame index.html shows, and, for who is signed
// in, the questions the app would ask first. src/platform/boot.ts takes the answers over.
(function () {
  var page = document.documentElement;
  var path = location.pathname;
  var league = (/^\/([1-9A-HJ-NP-Za-km-z]{12})(\/|$)/.exec(path) || [])[1];
  var draft = (/^\/[^/]+\/draft\/live\/([1-9A-HJ-NP-Za-km-z]{12})$/.exec(path) || [])[1];
  page.dataset.frame = path === '/' ? 'landing' : path.indexOf('/draft/live/') >= 0 ? 'room' : league ? 'app' : 'plain';

  // On a line as thin as this, the page's own typeface would take a second from what is to be read: it comes after the page.
  var line = navigator.connection;
  var thin = line && (line.saveData || line.downlink < 1);
  if (thin) page.dataset.fonts = 'later';

  var arrival = function (link) {
    return new Promise(function (resolve) {
      link.onload = link.onerror = resolve;
    });
  };

  // The build names the chunks of some pages here; fetched from now on, they are there when the app asks.
  var named = document.querySelector('meta[name=chunks]');
  var kind = path === '/' ? 'landing' : league && path === '/' + league + '/home' ? 'home' : page.dataset.frame;
  if (kind === 'room' && innerWidth >= 640) kind = 'wideRoom';
  var chunks = (named && JSON.parse(named.content)[kind]) || [];
  var coming = [];
  for (var index = 0; index < chunks.length; index++) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = '/' + chunks[index];
    coming.push(arrival(link));
    document.head.append(link);
  }

  var signedIn = false;
  var known = {};
  try {
    var theme = localStorage.getItem('crease.theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    signedIn = localStorage.getItem('crease.session') !== null;
    known = JSON.parse(localStorage.getItem('crease.known') || '{}');
  } catch (error) {}
  if (!signedIn) return;

  // What this browser knows from its last visit stands in the frame at once, and what it is told while the app is on its way: the league's
  // name, and the greeting of its home. The frame's heading is the page's: the app puts the same words in the same place.
  var show = function () {
    var put = function (id, text) {
      var element = document.getElementById(id);
      if (element && text) element.textContent = text;
    };
    if (document.readyState === 'loading' || !league) return;
    if (known.league === league) put('frame-league', known.leagueName);
    if (kind === 'home') put('frame-title', known.firstName && 'Welcome, ' + known.firstName);
  };
  document.addEventListener('readystatechange', show);

  var ask = function (address, init) {
    return fetch(address, init).then(function (response) {
      return response.json().then(function (body) {
        return { status: response.status, body: body };
      });
    });
  };
  var refresh = function () {
    return ask('/api/auth/refresh', { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  };
  var boot = { session: navigator.locks ? navigator.locks.request('crease-refresh', refresh) : refresh(), answers: {} };
  var later = function (address, after) {
    var answer = Promise.all([boot.session, after]).then(function (both) {
      var session = both[0];
      if (session.status !== 200) throw new Error('signed out');
      return ask('/api/' + address, { credentials: 'same-origin', headers: { Accept: 'application/json', Authorization: 'Bearer ' + session.body.accessToken } });
    });
    answer.catch(function () {}); // the app asks again
    boot.answers[address] = answer;
    return answer;
  };
  boot.session.then(function (session) {
    if (session.status !== 200) return;
    known.firstName = session.body.user.first_name;
    show();
  }, function () {});
  if (league && draft) {
    // Both are long, and the room shows nothing without them. A thin line would bring code and answers at the same time, all of them late: there
    // the draft comes after most of the code, its players after the draft, while the code is being read, and statistics after all of it.
    var state = later(league + '/drafts/' + draft, thin ? Promise.all(coming) : undefined);
    if (thin) later(league + '/drafts/' + draft + '/pool?brief=true', state);
    else later(league + '/drafts/' + draft + '/pool');
  }
  if (league) {
    later(league);
    // What concerns its reader stands at the top of its home.
    if (kind === 'home') later(league + '/concerns');
  }
  window.creaseBoot = boot;
})();
