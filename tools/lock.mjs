import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { isZombie } from './processes.mjs';
import { inRoot } from './workspace.mjs';

const file = inRoot('.nx', 'set-up.lock');
const beat = 2_000;
/** A holder that has not touched the file for so long is dead, and its id belongs to another process. */
const silence = 60_000;

/**
 * Runs a task that no other process of this working copy runs at the same time; `waiting` is called once if it has to
 * wait. The task gets a function that records a child process: if we are killed, the next holder waits for that child
 * to end.
 */
export async function withLock(task, waiting) {
  mkdirSync(inRoot('.nx'), { recursive: true });
  for (let waits = 0; !take(); waits++) {
    if (waits === 1) waiting();
    await setTimeout(200);
  }
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), beat).unref();
  try {
    return await task((child) => writeFileSync(file, JSON.stringify({ pid: process.pid, child })));
  } finally {
    clearInterval(heart);
    rmSync(file, { force: true });
  }
}

function take() {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid }));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfAbandoned();
    return false;
  } finally {
    rmSync(draft);
  }
}

function removeIfAbandoned() {
  try {
    const text = readFileSync(file, 'utf8');
    const { pid, child } = JSON.parse(text || '{}');
    const silent = Date.now() - statSync(file).mtimeMs;
    // After a reboot a child's id, too, belongs to another process.
    if ((isAlive(pid) && silent < silence) || (isAlive(child) && silent < uptime() * 1_000)) return;
    const grave = `${file}.${randomUUID()}`;
    renameSync(file, grave);
    // Another process may have taken the lock since we looked: then it is given back.
    if (readFileSync(grave, 'utf8') !== text) linkSync(grave, file);
    rmSync(grave);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
