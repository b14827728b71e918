// Runs before the first paint and long before the app has loaded. Sets the theme and the frame that index.html shows.
// For a signed-in user it starts the app's first requests; src/platform/session/boot.ts takes over their answers.
(function () {
  var page = document.documentElement;
  var path = location.pathname;
  var league = (/^\/([1-9A-HJ-NP-Za-km-z]{12})(\/|$)/.exec(path) || [])[1];
  var draft = (/^\/[^/]+\/draft\/live\/([1-9A-HJ-NP-Za-km-z]{12})$/.exec(path) || [])[1];
  page.dataset.frame = path === '/' ? 'landing' : path.indexOf('/draft/live/') >= 0 ? 'room' : league ? 'app' : 'plain';

  // On a connection this slow the font would delay the content by a second, so it loads after the page.
  var line = navigator.connection;
  var thin = line && (line.saveData || line.downlink < 1);
  if (thin) page.dataset.fonts = 'later';

  var arrival = function (link) {
    return new Promise(function (resolve) {
      link.onload = link.onerror = resolve;
    });
  };

  // The build writes the chunk names of some pages into this meta tag. Prefetching makes them ready when the app
  // imports them.
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
  page.toggleAttribute('data-rail', path !== '/' && path !== '/login' && page.dataset.frame !== 'room');

  // Fills the frame with data stored on the last visit, and updates it when answers arrive before the app: the league's
  // name, and the greeting of its home. The app later renders the same text at the same place.
  var show = function () {
    var put = function (id, text, of) {
      var element = document.getElementById(id);
      if (element && text) element.textContent = of ? element.dataset[of].split('{name}').join(text) : text;
    };
    if (document.readyState === 'loading' || !league) return;
    if (known.league === league) put('frame-league', known.leagueName);
    if (kind === 'home') put('frame-title', known.firstName, 'welcome');
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
    return ask('/api/auth/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  };
  var boot = { session: navigator.locks ? navigator.locks.request('crease-refresh', refresh) : refresh(), answers: {} };
  var later = function (address, after) {
    var answer = Promise.all([boot.session, after]).then(function (both) {
      var session = both[0];
      if (session.status !== 200) throw new Error('signed out');
      return ask('/api/' + address, {
        credentials: 'same-origin',
        headers: {
          Accept: 'application/json',
          'Accept-Language': page.lang,
          Authorization: 'Bearer ' + session.body.accessToken,
        },
      });
    });
    answer.catch(function () {}); // the app asks again
    boot.answers[address] = answer;
    return answer;
  };
  boot.session.then(
    function (session) {
      if (session.status !== 200) return;
      known.firstName = session.body.user.first_name;
      show();
    },
    function () {},
  );
  if (league && draft) {
    // Both answers are large, and the room shows nothing without them. On a slow connection parallel downloads would
    // delay both code and answers. So the draft loads after most of the code, its players after the draft while the code
    // is parsed, and the statistics last.
    var state = later(league + '/drafts/' + draft, thin ? Promise.all(coming) : undefined);
    if (thin) later(league + '/drafts/' + draft + '/pool?brief=true', state);
    else later(league + '/drafts/' + draft + '/pool');
  }
  if (league) {
    later(league);
    // The home shows the reader's concerns at its top.
    if (kind === 'home') later(league + '/concerns');
  }
  window.creaseBoot = boot;
})();
