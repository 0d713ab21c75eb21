/** The part of pngjs that is used here. */
declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    data: Buffer;
    static readonly sync: {
      read(file: Buffer): PNG;
      write(png: PNG, options?: { colorType?: number; deflateLevel?: number }): Buffer;
    };
  }
}
