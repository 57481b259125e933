import { createServer, Server } from 'node:net';
import { claimPort } from './ports.js';

/** What is said when the system refuses the port with this code. */
async function refusalOf(code: string, host: string, port: number): Promise<string> {
  const refused = jest.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
    return this;
  });
  const { message } = await claimPort(host, port).then(
    () => new Error('it was claimed'),
    (error: Error) => error,
  );
  refused.mockRestore();
  return message;
}

describe('the port of the site', () => {
  it('is a free one for 0, and the one that was wanted else', async () => {
    const port = await claimPort('127.0.0.1', 0);
    expect(port).toBeGreaterThan(0);
    expect(await claimPort('127.0.0.1', port)).toBe(port);
  });

  it('is refused while another has it, and the next is offered', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve(Number(Object(other.address()).port)));
    });
    await expect(claimPort('127.0.0.1', port)).rejects.toThrow(`PORT=${port + 1} npm start`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('is never one that there is not', async () => {
    expect(await refusalOf('EADDRINUSE', '127.0.0.1', 65_535)).toContain('PORT=8080 npm start');
  });

  it('is a high one for those who may not have a low one', async () => {
    const said = await refusalOf('EACCES', '127.0.0.1', 80);
    expect(said).toMatch(/Port 80 .* below 1024 are root's.* PORT=8080 npm start/);
  });

  it('is not blamed for an address that is not this machine’s', async () => {
    await expect(claimPort('192.0.2.7', 8080)).rejects.toThrow('HOST 192.0.2.7 is no address of this machine');
    for (const code of ['EADDRNOTAVAIL', 'ENOTFOUND']) {
      const said = await refusalOf(code, 'pub.invalid', 8080);
      expect(said).toContain('HOST pub.invalid is no address of this machine');
      expect(said).not.toContain('PORT=');
    }
  });
});
