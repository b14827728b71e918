// Runs a program for as long as our standard input is open: it ends with the process that holds the other side.
import { spawn } from 'node:child_process';

const [, , program, ...args] = process.argv;
const child = spawn(program, args, { stdio: 'ignore' });

process.on('SIGINT', () => {}); // Ctrl-C ends the holder first
child.once('error', () => process.exit(1));
child.once('exit', (code) => process.exit(code ?? 1));
process.stdin.resume();
process.stdin.once('close', () => child.kill('SIGTERM'));
