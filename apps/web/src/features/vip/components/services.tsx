import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import { Section } from '@rover/ui/section';
import { Switch } from '@rover/ui/switch';
import { type VipServiceId, vipServices } from '@rover/venue/vip/vip-services';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useValidatedAdmin } from '../../session/admin-mode.js';
import { serviceAudioQuery } from '../service-audio-query.js';
import { ServiceCard } from './service-card.js';
import { ServicePlayer } from './service-player.js';

/** Loaded only for an admin who records. If it fails to load, the page stays and shows a message. */
const ServiceRecorder = lazyWithRetry(async () => (await import('./service-recorder.js')).ServiceRecorder, NoRecorder);
const ServiceAlert = lazyWithRetry(
  async () => (await import('./service-alert.js')).ServiceAlert,
  () => null,
);

function NoRecorder({ player }: { player: ReactNode }) {
  return (
    <>
      {player}
      <p role="alert" className="text-sm">
        Recording could not be loaded. Please reload the page.
      </p>
    </>
  );
}

/** All services, some with a recording, which an admin can record here. */
export function Services() {
  const { data, refetch } = useQuery(serviceAudioQuery);
  const admin = useValidatedAdmin();
  const [recordingMode, setRecordingMode] = useState(false);
  const [recording, setRecording] = useState<VipServiceId | null>(null);
  const urls = new Map(data?.map(({ id, audioUrl }) => [id, audioUrl]));
  return (
    <Section
      title="All Services"
      lead="With any package, or on their own. Ask for one, ask for all of them."
      action={
        admin && (
          <Switch
            label="Admin Mode"
            checked={recordingMode}
            onCheckedChange={setRecordingMode}
            disabled={recordingMode && recording !== null}
          />
        )
      }
    >
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {vipServices.map((service) => {
          const url = urls.get(service.id) ?? null;
          const player = url && <ServicePlayer name={service.name} url={url} onFailed={refetch} />;
          return (
            <ServiceCard key={service.id} service={service}>
              {recordingMode ? (
                <Suspense fallback={player}>
                  <ServiceRecorder
                    service={service}
                    player={player}
                    admin={admin}
                    recording={recording}
                    onRecording={setRecording}
                  />
                </Suspense>
              ) : (
                player
              )}
            </ServiceCard>
          );
        })}
      </ul>
      {recordingMode && (
        <Suspense>
          <ServiceAlert />
        </Suspense>
      )}
    </Section>
  );
}
