/** Makes import() understand .ts and .tsx, ".js" specifiers that mean them, and @crease/core/…; returns how to undo it. */
export function register(): () => void;
