// Runs a program while our standard input is open, so that it ends with the process at the other end.
import { spawn } from 'node:child_process';

const [, , program, ...args] = process.argv;
const child = spawn(program, args, { stdio: 'ignore' });

process.on('SIGINT', () => {}); // Ctrl-C ends the parent first
child.once('error', () => process.exit(1));
child.once('exit', (code) => process.exit(code ?? 1));
process.stdin.resume();
process.stdin.once('close', () => child.kill('SIGTERM'));
