import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mail } from '../queue/mail.entity.js';
import { newMail } from '../testing/stored-mail.js';
import { EmlFolderSender } from './eml-folder.sender.js';

const mail = Object.assign(new Mail(), newMail(), {
  id: '7d9f2a34-0f0e-4a52-9d3b-9d3f6a7c5e21',
  messageId: '<1@pub.example>',
  createdAt: new Date('2026-11-21T19:03:22.123Z'),
});
const name = '2026-11-21T19-03-22-123Z-rsvp-confirmation-7d9f2a34-0f0e-4a52-9d3b-9d3f6a7c5e21.eml';

describe('a folder of mails', () => {
  let parent: string;
  let folder: string;
  let sender: EmlFolderSender;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'rover-mail-'));
    folder = join(parent, 'data', 'mail');
    sender = new EmlFolderSender(folder, { name: 'The Wild Rover', address: 'hello@thewildrover.example' });
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('is made when it is missing, for nobody else to read', async () => {
    await sender.send(mail);

    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('holds a mail that is sent twice once, the same to the byte', async () => {
    await sender.send(mail);
    const first = await readFile(join(folder, name));
    await sender.send(mail);

    expect(await readdir(folder)).toEqual([name]);
    expect(await readFile(join(folder, name))).toEqual(first);
  });

  it('says when nothing can be written to it', async () => {
    await sender.check();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    await expect(sender.check()).rejects.toThrow('EEXIST');
  });

  it('shows no half of a mail whose writer was killed, and takes it at the next attempt', async () => {
    await sender.send(mail);
    await rm(join(folder, name));
    await writeFile(join(folder, `.${name}.part`), 'From: The Wi');

    expect((await readdir(folder)).filter((file) => file.endsWith('.eml'))).toEqual([]);
    await sender.send(mail);
    expect(await readdir(folder)).toEqual([name]);
  });
});
