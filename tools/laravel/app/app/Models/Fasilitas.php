<?php

namespace App\Models;

class Fasilitas extends Item
{
    protected $table = 'fasilitas';

    protected $casts = ['price' => 'integer'];
}
