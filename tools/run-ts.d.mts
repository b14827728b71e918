/** Makes import() understand .ts and .tsx, ".js" specifiers that mean them, and @crease/core/…. Returns a function to undo it. */
export function register(): () => void;
