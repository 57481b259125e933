import { type DynamicModule, Module } from '@nestjs/common';
import { UploadFolder } from '@rover/platform/files/upload-folder';
import type { Parts } from '@rover/platform/run/parts';
import { ClaimsListener } from './claims/claims.listener.js';
import { UnclaimedUploads } from './claims/unclaimed-uploads.js';
import { Clearer } from './clearing/clearer.js';
import { Clearings } from './clearing/clearings.js';
import { FilesController } from './files/files.controller.js';
import { ServeFile } from './files/serve-file.js';
import { DeleteFromLibrary } from './library/delete-from-library.js';
import { LibraryController } from './library/library.controller.js';
import { ListLibrary } from './library/list-library.js';
import { FILE_STORE } from './media/file-store.token.js';
import { MEDIA_CONFIG, type MediaConfig } from './media.config.js';
import { AvifMaker } from './photos/avif-maker.js';
import { AvifOrders } from './photos/avif-orders.js';
import { Darkroom } from './photos/darkroom.js';
import { DeleteServiceAudio } from './service-audio/delete-service-audio.js';
import { KeepServiceAudio } from './service-audio/keep-service-audio.js';
import { ListServiceAudio } from './service-audio/list-service-audio.js';
import { ServiceAudioController } from './service-audio/service-audio.controller.js';
import { KeepUpload } from './uploads/keep-upload.js';
import { StoreFiles } from './uploads/store-files.js';
import { UploadReceiver } from './uploads/upload-receiver.js';
import { UploadsController } from './uploads/uploads.controller.js';

@Module({})
export class MediaModule {
  static register(config: MediaConfig, parts: Parts): DynamicModule {
    return {
      module: MediaModule,
      controllers: [UploadsController, LibraryController, ServiceAudioController, FilesController],
      providers: [
        { provide: MEDIA_CONFIG, useValue: config },
        { provide: FILE_STORE, useValue: parts.files },
        { provide: UploadFolder, useFactory: () => UploadFolder.open(config.UPLOAD_DIR) },
        UploadReceiver,
        Darkroom,
        AvifOrders,
        AvifMaker,
        StoreFiles,
        KeepUpload,
        Clearings,
        UnclaimedUploads,
        Clearer,
        ClaimsListener,
        ListLibrary,
        DeleteFromLibrary,
        ListServiceAudio,
        KeepServiceAudio,
        DeleteServiceAudio,
        ServeFile,
      ],
    };
  }
}
