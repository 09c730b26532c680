/**
 * The entries that a converted PDF may have, because they say what is seen. ISO 32000-1. Anything else, such as actions,
 * attachments, metadata and private data, is left out.
 */
const split = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** §7.7.3.3 */
export const PAGE_KEYS = split(
  'Type MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Resources Contents Group Annots',
);

/** §7.8.3. The keys inside each of these are names that the file chooses. */
export const RESOURCE_KEYS = split('ExtGState ColorSpace Pattern Shading XObject Font ProcSet Properties');

/** Other entries whose keys are names: the glyphs of a font, and the inks of a colour. */
export const NAMED = split('CharProcs Colorants');

/** The kinds of transparency groups and soft masks. §11.6 */
export const GROUPS = split('Transparency Alpha Luminosity');

export const DRAWING_KEYS = split(
  'Type Subtype Name',
  // Stamps, which are annotations: §12.5.2, §12.5.5
  'Rect F AP N',
  // Forms, groups and images: §8.10, §8.9.5
  'FormType BBox Matrix Resources Group OC S CS I K',
  'Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte',
  // Filters: §7.4
  'Filter DecodeParms Predictor Colors Columns EarlyChange EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1',
  'DamagedRowsBeforeError JBIG2Globals ColorTransform',
  // Graphics states and soft masks: §8.4.5, §11.6.5
  'LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC',
  // Patterns, shadings and functions: §8.7, §7.10
  'PatternType PaintType TilingType XStep YStep Shading ExtGState',
  'ShadingType Background AntiAlias Coords Domain Function Extend BitsPerCoordinate BitsPerFlag VerticesPerRow',
  'FunctionType Range Size BitsPerSample Order Encode C0 C1 Functions Bounds',
  // Colours: §8.6
  'Alternate WhitePoint BlackPoint Gamma Colorants Process Components',
  // Fonts: §9
  'BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo Registry',
  'Ordering Supplement DW W DW2 W2 CIDToGIDMap FontBBox FontMatrix CharProcs BaseEncoding Differences CMapName',
  'WMode UseCMap FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight',
  'XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Style Panose',
  'Length1 Length2 Length3',
  // Layers: §8.11
  'OCGs P VE BaseState ON OFF RBGroups Locked ListMode Event Category Usage View ViewState Print PrintState',
  'Export ExportState Zoom min max',
);
