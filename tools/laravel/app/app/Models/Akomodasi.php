<?php

namespace App\Models;

class Akomodasi extends Item
{
    protected $casts = ['harga' => 'integer', 'rating' => 'float', 'unggulan' => 'boolean'];
}
