import type { VipServiceId } from '@rover/venue/vip/vip-services';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listServices } from './api/list-services.js';

export const serviceAudioQuery = queryOptions({
  queryKey: ['vip-services'],
  queryFn: ({ signal }) => listServices(signal),
});

/** What is heard of a service has changed here. A list that is on its way may be older than that. */
export async function keepServiceAudio(
  client: QueryClient,
  service: VipServiceId,
  audioUrl: string | null,
): Promise<void> {
  await client.cancelQueries(serviceAudioQuery);
  client.setQueryData(serviceAudioQuery.queryKey, (services) =>
    services?.map((known) => (known.id === service ? { ...known, audioUrl } : known)),
  );
  void client.invalidateQueries(serviceAudioQuery);
}
