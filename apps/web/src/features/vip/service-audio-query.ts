import type { VipServiceId } from '@rover/venue/vip/vip-services';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listServices } from './api/list-services.js';

export const serviceAudioQuery = queryOptions({
  queryKey: ['vip-services'],
  queryFn: ({ signal }) => listServices(signal),
});

/** Updates the recording of a service in the cache. A request under way is cancelled, as it may be older. */
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
