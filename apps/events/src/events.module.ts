import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadFolder } from '@rover/platform/files/upload-folder';
import { IdempotentAnswers } from '@rover/platform/idempotency/idempotent-answers';
import { CalendarController } from './calendar/calendar.controller.js';
import { CancelledEvent } from './calendar/cancelled-event.entity.js';
import { EventCalendars } from './calendar/event-calendars.js';
import { ChangeEvent } from './events/change-event.js';
import { CreateEvent } from './events/create-event.js';
import { DeleteEvent } from './events/delete-event.js';
import { DemoEvents } from './events/demo-events.js';
import { EditEvent } from './events/edit-event.js';
import { Event } from './events/event.entity.js';
import { EventViews } from './events/event-views.js';
import { EventsAdminController } from './events/events.admin.controller.js';
import { EventsController } from './events/events.controller.js';
import { FindEvents } from './events/find-events.js';
import { ForgetDeletedEvents } from './events/forget-deleted-events.js';
import { RepublishEvents } from './events/republish-events.js';
import { SeatsListener } from './events/seats.listener.js';
import { EVENTS_CONFIG, type EventsConfig } from './events.config.js';
import { AddMedia } from './media/add-media.js';
import { CaptionMedia } from './media/caption-media.js';
import { DeleteMedia } from './media/delete-media.js';
import { EventMediaAdminController } from './media/event-media.admin.controller.js';
import { EventMediaItem } from './media/event-media.entity.js';
import { MediaForms } from './media/media-forms.js';
import { EventPictureStore } from './uploads/event-picture-store.js';
import { EventUploads } from './uploads/event-uploads.js';
import { MediaClient } from './uploads/media-client.js';
import { UnclaimedListener } from './uploads/unclaimed.listener.js';

@Module({})
export class EventsModule {
  static register(config: EventsConfig): DynamicModule {
    return {
      module: EventsModule,
      imports: [TypeOrmModule.forFeature([Event, CancelledEvent, EventMediaItem])],
      controllers: [EventsController, EventsAdminController, EventMediaAdminController, CalendarController],
      providers: [
        { provide: EVENTS_CONFIG, useValue: config },
        { provide: UploadFolder, useFactory: () => UploadFolder.open(config.UPLOAD_DIR) },
        FindEvents,
        EventViews,
        ChangeEvent,
        IdempotentAnswers,
        CreateEvent,
        EditEvent,
        DeleteEvent,
        ForgetDeletedEvents,
        AddMedia,
        CaptionMedia,
        DeleteMedia,
        MediaForms,
        MediaClient,
        EventPictureStore,
        EventUploads,
        UnclaimedListener,
        EventCalendars,
        SeatsListener,
        RepublishEvents,
        DemoEvents,
      ],
    };
  }
}
