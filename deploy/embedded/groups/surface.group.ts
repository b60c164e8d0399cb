import '../compressed.spec.js';
import '../http-surface.spec.js';
import '../pictures.spec.js';
import '../start.spec.js';
import '../system.spec.js';
