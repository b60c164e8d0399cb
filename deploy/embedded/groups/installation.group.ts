import '../brand.spec.js';
import '../categories.spec.js';
import '../category-pictures.spec.js';
import '../early-access.spec.js';
import '../legal-texts.spec.js';
import '../settings.spec.js';
