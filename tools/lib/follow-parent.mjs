// Loaded into every program that startNode() starts: when the process that started it is gone, even killed outright, it ends too.
process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
