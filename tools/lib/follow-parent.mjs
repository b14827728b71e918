// Loaded into every program that startNode() starts: ends the program when its parent ends, even if the parent was
// killed.
process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
