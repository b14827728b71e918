import { useAuth } from './auth-store.js';
import { changeLanguage, OFFERED } from './language.js';

export function LanguageLinks() {
  const user = useAuth((state) => state.user);
  return OFFERED.filter(({ isShown }) => !isShown).map(({ language, name }) => (
    <button
      key={language}
      type="button"
      lang={language}
      className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline"
      onClick={() => changeLanguage(language, user)}
    >
      {name}
    </button>
  ));
}
