import { expect, test } from '@playwright/test';
import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { Api } from '../support/api.js';
import { openPub } from '../support/pub.js';

/** Throws, when the process is sent SIGUSR2, where nobody catches it. */
const trap = `process.on('SIGUSR2', () => { throw new Error('The ceiling came down'); });`;

test('an error that nobody caught ends the pub in good order, and is on record afterwards', async () => {
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(trap)}`;
  const pub = await openPub({ env: { NODE_OPTIONS } });
  const exited = new Promise((resolve) => pub.process.once('exit', resolve));
  pub.process.kill('SIGUSR2');
  expect(await exited).toBe(1);
  await expect.poll(pub.output).toContain('The ceiling came down');

  const reopened = await openPub({ dataDir: pub.dataDir });
  const { body } = await new Api(reopened.url).asAdmin<MonitoringAnswer>('GET', '/api/admin/monitoring');
  expect(body.commonErrors).toMatchObject({ 'The ceiling came down': 1 });
  await reopened.close();
  await reopened.removeData();
});
