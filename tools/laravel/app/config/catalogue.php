<?php

return [
    'content' => env('CONTENT'),              // what DatabaseSeeder reads, written by tools/laravel/catalogue.mjs
    'pictures' => env('PICTURES'),            // where the pictures lie that it stores
    'per_page' => (int) env('PER_PAGE', 15),  // Laravel's default
    'throttle' => env('API_THROTTLE', 60),    // a minute and address: Laravel's default
];
