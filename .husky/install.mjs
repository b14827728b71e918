// Run by npm after an install. Where there is no husky (a production install) or no repository, there is nothing to do.
if (!process.env.CI && process.env.NODE_ENV !== 'production') {
  try {
    const { default: husky } = await import('husky');
    husky();
  } catch {
    // no development dependencies
  }
}
