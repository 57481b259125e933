import { type DynamicModule, Module } from '@nestjs/common';
import { UploadFolder } from '@rover/platform/files/upload-folder';
import type { BackingServices } from '@rover/platform/run/backing-services';
import { ClaimsListener } from './claims/claims.listener.js';
import { UnclaimedUploads } from './claims/unclaimed-uploads.js';
import { FileDeleter } from './deletions/file-deleter.js';
import { PendingDeletions } from './deletions/pending-deletions.js';
import { FilesController } from './files/files.controller.js';
import { ServeFile } from './files/serve-file.js';
import { DeleteFromLibrary } from './library/delete-from-library.js';
import { LibraryController } from './library/library.controller.js';
import { ListLibrary } from './library/list-library.js';
import { FILE_STORE } from './media/file-store.token.js';
import { MEDIA_CONFIG, type MediaConfig } from './media.config.js';
import { AvifEncoder } from './photos/avif-encoder.js';
import { AvifQueue } from './photos/avif-queue.js';
import { ImageProcessor } from './photos/image-processor.js';
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
  static register(config: MediaConfig, backing: BackingServices): DynamicModule {
    return {
      module: MediaModule,
      controllers: [UploadsController, LibraryController, ServiceAudioController, FilesController],
      providers: [
        { provide: MEDIA_CONFIG, useValue: config },
        { provide: FILE_STORE, useValue: backing.files },
        { provide: UploadFolder, useFactory: () => UploadFolder.open(config.UPLOAD_DIR) },
        UploadReceiver,
        ImageProcessor,
        AvifQueue,
        AvifEncoder,
        StoreFiles,
        KeepUpload,
        PendingDeletions,
        UnclaimedUploads,
        FileDeleter,
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
